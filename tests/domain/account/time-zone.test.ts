import { describe, expect, it } from "vitest";
import { timeZoneFormSchema, timeZoneNamed, timeZoneOfCountry, timeZoneRegions } from "~/domain/account/time-zone";

describe("a time zone's name", () => {
  it.each([
    ["America/New_York", "America/New_York"],
    ["america/new_york", "America/New_York"],
    ["US/Pacific", "America/Los_Angeles"],
    ["UTC", "UTC"],
  ])("%s leads to %s", (name, known) => {
    expect(timeZoneNamed(name)).toBe(known);
  });

  it.each(["", "Mars/Olympus_Mons", "+02:00", "-0500", "America/", "America/New York", "x".repeat(1000), "UTC\0"])(
    "%j leads nowhere",
    (name) => {
      expect(timeZoneNamed(name)).toBeNull();
    },
  );
});

describe("the time zone of the settings", () => {
  it("is refused in words when there is no such zone", () => {
    const { error } = timeZoneFormSchema.safeParse({ time_zone: "Mars/Olympus_Mons" });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      "This time zone does not exist. Please choose one from the list.",
    ]);
  });

  it("can be each that is offered, and is kept as it was chosen", () => {
    for (const zone of timeZoneRegions().flatMap(({ zones }) => zones)) {
      expect(timeZoneFormSchema.parse({ time_zone: zone })).toEqual({ time_zone: zone });
    }
  });
});

it.each([
  ["US", "America/New_York"],
  ["JP", "Asia/Tokyo"],
  ["NL", "Europe/Amsterdam"],
  ["XX", "UTC"],
  ["", "UTC"],
])("a parent in %s who chose none lives by the clocks of %s", (country, zone) => {
  expect(timeZoneOfCountry(country)).toBe(zone);
});
