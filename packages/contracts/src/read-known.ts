import * as v from 'valibot';

/** One report per page and schema: every response has the same problem. */
const reported = new WeakSet<v.GenericSchema>();

/**
 * Parses a response of a server that may be newer than this build. Rows with unknown values, such as a fourth game, are
 * dropped, and unknown fields are ignored.
 * @param report is called once per page and schema
 * @throws the schema's error if the response is invalid outside of its rows
 */
export function readKnown<Schema extends v.GenericSchema>(
  schema: Schema,
  response: unknown,
  report: (error: Error) => void,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, response);
  if (parsed.success) return parsed.output;
  const rows = new Set(parsed.issues.map(({ path = [] }) => rowOf(path.map(({ key }) => key))));
  const known = v.parse(schema, without(rows, response));
  if (!reported.has(schema)) report(new v.ValiError(parsed.issues));
  reported.add(schema);
  return known;
}

/** The smallest row around an issue. A digit is not a row: without it, the other digits would shift. */
function rowOf(path: readonly unknown[]): string {
  const isIndex = (key?: unknown) => typeof key === 'number';
  const inner = path.findLastIndex((key, at) => isIndex(key) && typeof path[at + 1] === 'string');
  return path.slice(0, (inner < 0 ? path.findIndex(isIndex) : inner) + 1).join('/');
}

function without(rows: ReadonlySet<string>, value: unknown, place: readonly string[] = []): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value)
    .filter(([key]) => !rows.has([...place, key].join('/')))
    .map(([key, part]): [string, unknown] => [key, without(rows, part, [...place, key])]);
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}
