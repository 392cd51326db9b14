import { describe, expect, it } from "vitest";
import { shortened } from "../src/table/trim";

const FAMILY = "👩\u200d👩\u200d👧\u200d👦";

describe("a text that is too long", () => {
  it("keeps what fits, and no sign in half", () => {
    expect(shortened("W".repeat(10_000), 200)).toBe("W".repeat(200));
    expect(shortened(FAMILY.repeat(1000), 200)).toBe(FAMILY.repeat(28));
    expect(shortened("e\u0301".repeat(5), 3)).toBe("e\u0301");
  });

  it("stays as it is where it fits", () => {
    expect(shortened("😀".repeat(200), 200)).toBe("😀".repeat(200));
    expect(shortened("", 200)).toBe("");
  });
});
