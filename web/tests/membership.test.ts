import { afterEach, expect, it, vi } from "vitest";

/** The module as a new window of the browser loads it. */
async function newWindow(): Promise<typeof import("../src/rooms/membership.svelte").membership> {
  sessionStorage.clear();
  vi.resetModules();
  return (await import("../src/rooms/membership.svelte")).membership;
}

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it("an owner finds the way back to their room in every window, until it is closed", async () => {
  (await newWindow()).own("katrm");
  const other = await newWindow();
  expect(other.code).toBe("katrm");
  other.end("katrm", "closed");
  expect(other.code).toBe("");
  expect((await newWindow()).code).toBe("");
});

it("an owner finds the way back although another window was turned away", async () => {
  (await newWindow()).own("katrm");
  const other = await newWindow();
  other.end("katrm", "too-fast");
  expect(other.code).toBe("");
  expect((await newWindow()).code).toBe("katrm");
});

it("a member's other windows are independent of the room", async () => {
  (await newWindow()).join("katrm");
  expect((await newWindow()).code).toBe("");
});
