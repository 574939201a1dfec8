import type * as z from 'zod/mini';

/** A contract that is broken once is broken in each response: one report on a page says it. */
const reported = new WeakSet<z.ZodMiniType>();

/**
 * Reads a response of a server that may be newer than this build, whose schema says what the build knows. A row of a list
 * that it does not know, such as a fourth game or a new kind, is left out, and the others are read. Fields that the
 * schema does not name are ignored.
 * @param report is called once on a page for each schema
 * @throws the error of the schema when more is unknown than rows
 */
export function readKnown<Schema extends z.ZodMiniType>(
  schema: Schema,
  response: unknown,
  report: (error: Error) => void,
): z.infer<Schema> {
  const parsed = schema.safeParse(response);
  if (parsed.success) return parsed.data;
  const rows = new Set(parsed.error.issues.map(({ path }) => rowOf(path)));
  const known = schema.parse(without(rows, response));
  if (!reported.has(schema)) report(parsed.error);
  reported.add(schema);
  return known;
}

/** The place of the smallest row around what is wrong. A digit of a list of digits is no row: without it, they are others. */
function rowOf(path: readonly PropertyKey[]): string {
  const isIndex = (key?: PropertyKey) => typeof key === 'number';
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
