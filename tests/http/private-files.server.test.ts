import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeOldFilesPrivate } from "~/http/private-files.server";

let outside: string;
let folder: string;
beforeEach(() => {
  outside = mkdtempSync(path.join(tmpdir(), "minnow-private-"));
  folder = path.join(outside, "data");
  mkdirSync(path.join(folder, "outbox"), { recursive: true });
  for (const one of [folder, path.join(folder, "outbox")]) chmodSync(one, 0o777);
});
afterEach(() => rmSync(outside, { recursive: true, force: true }));

function make(name: string, mode = 0o666): void {
  writeFileSync(path.resolve(folder, name), "");
  chmodSync(path.resolve(folder, name), mode);
}

const modeOf = (name: string) => (statSync(path.resolve(folder, name)).mode & 0o7777).toString(8);

describe("what Minnow has made in its data folder becomes its user's alone:", () => {
  it("the folder, and the outbox in it", () => {
    expect(makeOldFilesPrivate(folder)).toEqual([]);
    expect([modeOf("."), modeOf("outbox")]).toEqual(["700", "700"]);
  });

  const databases = ["minnow", "attempts", "sandbox"].flatMap((name) =>
    ["", "-wal", "-shm", "-journal"].map((ending) => `${name}.sqlite${ending}`),
  );
  it.each(["secret", ...databases, "outbox/20261122T000000000Z-0a.eml", "outbox/20261122T000000000Z-0a.unfinished"])(
    "%s",
    (name) => {
      make(name);
      expect(makeOldFilesPrivate(folder)).toEqual([]);
      expect(modeOf(name)).toBe("600");
    },
  );

  it("without a right that its user had taken away", () => {
    make("secret", 0o444);
    makeOldFilesPrivate(folder);
    expect(modeOf("secret")).toBe("400");
  });

  it("where the operator named a link to the folder", () => {
    make("secret");
    symlinkSync(folder, path.join(outside, "link"));
    makeOldFilesPrivate(path.join(outside, "link"));
    expect([modeOf("."), modeOf("secret")]).toEqual(["700", "600"]);
  });
});

describe("left alone is", () => {
  it.each(["notes.txt", "minnow.sqlite.bak", "my-secret", "outbox/notes.txt", "maintenance"])("%s", (name) => {
    make(name, 0o644);
    makeOldFilesPrivate(folder);
    expect(modeOf(name)).toBe("644");
  });

  it.each(["secret", "sandbox.sqlite-wal", "outbox/letter.eml"])("what a link in the place of %s leads to", (name) => {
    const target = path.join(outside, "target");
    make(target, 0o644);
    symlinkSync(target, path.join(folder, name));
    makeOldFilesPrivate(folder);
    expect(modeOf(target)).toBe("644");
  });

  it("a folder that a link in the outbox's place leads to, with all that is in it", () => {
    const target = path.join(outside, "letters");
    mkdirSync(target);
    chmodSync(target, 0o755);
    make(path.join(target, "letter.eml"), 0o644);
    rmSync(path.join(folder, "outbox"), { recursive: true });
    symlinkSync(target, path.join(folder, "outbox"));
    makeOldFilesPrivate(folder);
    expect([modeOf(target), modeOf(path.join(target, "letter.eml"))]).toEqual(["755", "644"]);
  });

  it("a folder in which everyone may put files, like /tmp; it is told", () => {
    make("secret");
    chmodSync(folder, 0o1777);
    expect(makeOldFilesPrivate(folder)).toEqual([folder]);
    expect([modeOf("."), modeOf("secret")]).toEqual(["1777", "600"]);
  });
});

it("a folder that is not there yet is no fault", () => {
  expect(makeOldFilesPrivate(path.join(folder, "not", "there"))).toEqual([]);
});
