// Makes TypeScript of the server's schemas: `node generate-types.mjs FOLDER < schemas.json` writes FOLDER/api.ts and
// FOLDER/messages.ts. `python web/build.py types` runs it on what web/schemas.py prints.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";
import openapiTS, { astToString } from "openapi-typescript";

const HEADING = "// generated; run python web/build.py types\n\n";

/** Without the titles of fields, which would become types of their own. */
function untitled(part) {
  if (Array.isArray(part)) return part.map(untitled);
  if (part === null || typeof part !== "object") return part;
  const kept = Object.entries(part).filter(([key, value]) => key !== "title" || typeof value !== "string");
  return Object.fromEntries(kept.map(([key, value]) => [key, untitled(value)]));
}

/** The calls that the browser makes, and what they answer when all is well: a refusal looks the same everywhere. */
function withoutRefusals(openapi) {
  const wellAnswered = (call) =>
    call.responses
      ? { ...call, responses: Object.fromEntries(Object.entries(call.responses).filter(([status]) => status < 400)) }
      : call;
  const calls = Object.entries(openapi.paths)
    .filter(([path]) => path.startsWith("/api/"))
    .map(([path, methods]) => [
      path,
      Object.fromEntries(Object.entries(methods).map(([method, call]) => [method, wellAnswered(call)])),
    ]);
  return { ...untitled({ ...openapi, paths: Object.fromEntries(calls) }), info: openapi.info };
}

async function api(openapi) {
  const nodes = await openapiTS(withoutRefusals(openapi), { defaultNonNullable: false });
  return astToString(nodes);
}

async function messages(schema) {
  const definitions = untitled(schema.$defs);
  const sides = ["ClientMessage", "ServerMessage"];
  const root = {
    description: "What either side may say over the live connection.",
    type: "object",
    properties: Object.fromEntries(sides.map((side) => [side, { $ref: `#/$defs/${side}` }])),
    required: sides,
    additionalProperties: false,
    $defs: definitions,
  };
  return compile(root, "Messages", {
    bannerComment: "",
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    style: { printWidth: 120 },
  });
}

const folder = process.argv[2];
const schemas = await json(process.stdin);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "api.ts"), HEADING + (await api(schemas.openapi)));
writeFileSync(join(folder, "messages.ts"), HEADING + (await messages(schemas.messages)));
