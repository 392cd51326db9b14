import { afterEach, describe, expect, it, vi } from "vitest";
import { shareOrigin } from "../src/share/origin";

function answer(status: number, body: unknown): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(body), { status })));
}

const HERE = { origin: "http://localhost:8181", hostname: "localhost" };

describe("the link to share", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("leads where other devices find the server", async () => {
    answer(200, { addresses: ["http://192.0.2.7:8181/"] });
    expect(await shareOrigin(HERE)).toBe("http://192.0.2.7:8181");
  });

  it("is none where only this computer can join", async () => {
    answer(200, { addresses: [] });
    expect(await shareOrigin(HERE)).toBeNull();
  });

  it("stays as it is where the page was opened from elsewhere, or the server does not say", async () => {
    answer(403, { code: "not-here", detail: "" });
    expect(await shareOrigin(HERE)).toBe(HERE.origin);
    expect(await shareOrigin({ origin: "https://play.example.org", hostname: "play.example.org" })).toBe("https://play.example.org");
  });
});
