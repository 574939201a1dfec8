import * as v from 'valibot';

/** A contract that is broken once is broken in each response: one report on a page says it. */
const reported = new WeakSet<v.GenericSchema>();

/**
 * Reads a response of a server that may be newer than this build, whose schema says what the build knows. A row of a list
 * that it does not know, such as a fourth game or a new kind, is left out, and the others are read. Fields that the
 * schema does not name are ignored.
 * @param report is called once on a page for each schema
 * @throws the error of the schema when more is unknown than rows
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

/** The place of the smallest row around what is wrong. A digit of a list of digits is no row: without it, they are others. */
function rowOf(path: readonly unknown[]): string {
  const isIndex = (key?: unknown) => typeof key === 'number';
  const inner = path.findLastIndex((key, at) => isIndex(key) && typeof path[at + 1] === 'string');
  return path.slice(0, (inner < 0 ? path.findIndex(isIndex) : inner) + 1).join('/');
}

/** A copy without some rows of its lists. */
function without(rows: ReadonlySet<string>, value: unknown, place: readonly string[] = []): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value)
    .filter(([key]) => !rows.has([...place, key].join('/')))
    .map(([key, part]): [string, unknown] => [key, without(rows, part, [...place, key])]);
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}
