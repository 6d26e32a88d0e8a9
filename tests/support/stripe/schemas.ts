import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv, type ValidateFunction } from "ajv";
import Stripe from "stripe";
import type { Schema } from "ts-json-schema-generator";
import type { FormValue } from "./form";
import type { Call, Parameters } from "./parameters";
import { invalid, type StripeProblem } from "./problem";

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const THIS = fileURLToPath(import.meta.url);
const PARAMETERS = fileOf("parameters.ts");
const TSCONFIG = fileOf("../../../tsconfig.json");
const CACHE = fileOf("../../../node_modules/.cache/minnow-stripe");

export type Check = <C extends Call>(call: C, parameters: Record<string, FormValue>) => Parameters[C];

let opened: Promise<Check> | undefined;

/**
 * Checks a call's parameters against the types of Stripe's own package, and gives them with numbers and booleans for
 * text. Throws StripeProblem. The first use after a change of the package takes seconds, to make the schemas.
 */
export function openCheck(): Promise<Check> {
  opened ??= makeCheck();
  return opened;
}

async function makeCheck(): Promise<Check> {
  const schema = await loadSchema();
  const ajv = new Ajv({ coerceTypes: true, strict: false }).addSchema(schema, "stripe");
  const compiled = new Map<Call, ValidateFunction>();
  return <C extends Call>(call: C, parameters: Record<string, FormValue>) => {
    const validate = compiled.get(call) ?? ajv.compile({ $ref: `stripe${pointerTo(schema, call)}` });
    compiled.set(call, validate);
    const checked = structuredClone(parameters);
    if (!validate(checked)) throw toProblem(validate);
    return checked;
  };
}

function pointerTo(schema: Schema, call: Call): string {
  const property = schema.properties?.[call];
  if (typeof property !== "object" || property.$ref === undefined) throw new Error(`There is no schema of ${call}.`);
  return property.$ref;
}

async function loadSchema(): Promise<Schema> {
  const sources = createHash("sha256").update(readFileSync(PARAMETERS)).update(readFileSync(THIS)).digest("hex");
  const file = join(CACHE, `${Stripe.PACKAGE_VERSION}-${sources.slice(0, 16)}.json`);
  if (!existsSync(file)) {
    mkdirSync(CACHE, { recursive: true });
    // Written aside first: other processes may read or write the file at the same time.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(await generateSchema()));
    renameSync(draft, file);
  }
  return JSON.parse(readFileSync(file, "utf8"), strict) as Schema;
}

async function generateSchema(): Promise<Schema> {
  const { createGenerator } = await import("ts-json-schema-generator");
  const options = { path: PARAMETERS, tsconfig: TSCONFIG, type: "Parameters", skipTypeCheck: true };
  return createGenerator({ ...options, topRef: false, jsDoc: "none", additionalProperties: false }).createSchema(
    options.type,
  );
}

/** The package leaves every choice open for later ones and knows but one kind of number; Stripe itself does not. */
function strict(key: string, value: unknown): unknown {
  if (key === "OtherString") return { not: {} };
  return key === "type" && value === "number" ? "integer" : value;
}

function toProblem({ errors }: ValidateFunction): StripeProblem {
  const all = errors ?? [];
  const unknown = all.find(({ keyword }) => keyword === "additionalProperties");
  if (unknown) {
    const param = bracketed(`${unknown.instancePath}/${String(unknown.params["additionalProperty"])}`);
    return invalid(`Received unknown parameter: ${param}`, param, "parameter_unknown");
  }
  const required = all.find(({ keyword }) => keyword === "required");
  if (required) {
    const param = bracketed(`${required.instancePath}/${String(required.params["missingProperty"])}`);
    return invalid(`Missing required param: ${param}.`, param, "parameter_missing");
  }
  const param = bracketed(all[0]?.instancePath ?? "");
  return invalid(`Invalid ${param}: ${all.map(({ message }) => message).join(", ")}`, param);
}

/** `/items/0/id` as Stripe writes it: `items[0][id]`. */
function bracketed(pointer: string): string {
  const [first = "", ...rest] = pointer.split("/").slice(1);
  return first + rest.map((part) => `[${part}]`).join("");
}
