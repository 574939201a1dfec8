import * as v from 'valibot';

/**
 * Parses a response, a file or a record.
 * @param name for the error
 * @throws TypeError that names the first field with an unexpected value
 */
export function parseNamed<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  name: string,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return parsed.output;
  throw new TypeError(`Invalid ${[name, ...(parsed.issues[0].path ?? []).map(({ key }) => key)].join('.')}`);
}
