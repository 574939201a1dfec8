/**
 * Readers of untrusted values, for code that must stay small: they check what a schema of this package would, at a
 * tenth of its size. Each is typed by the contract's keys, so that a field renamed in the contract alone is a type error.
 */
export type Reader<Value> = (value: unknown, path?: string) => Value;

function fail(path = 'value'): never {
  throw new TypeError(`Wrong ${path}`);
}

export const text: Reader<string> = (value, path) => (typeof value === 'string' ? value : fail(path));

/** Finite, so that it can be computed with. */
export const number: Reader<number> = (value, path) =>
  typeof value === 'number' && Number.isFinite(value) ? value : fail(path);

/** A number that is not below 0 and not above `most`. */
export const amount =
  (most: number): Reader<number> =>
  (value, path) =>
    typeof value === 'number' && value >= 0 && value <= most ? value : fail(path);

/** So many whole numbers, none below `least` or above `most`. */
export const integers =
  (count: number, least: number, most: number): Reader<number[]> =>
  (value, path) =>
    Array.isArray(value) &&
    value.length === count &&
    value.every((item) => Number.isInteger(item) && item >= least && item <= most)
      ? value
      : fail(path);

export const flag: Reader<boolean> = (value, path) => (typeof value === 'boolean' ? value : fail(path));

export const oneOf =
  <const Value extends string>(values: readonly Value[]): Reader<Value> =>
  (value, path) =>
    values.find((known) => known === value) ?? fail(path);

export const nullable =
  <Value>(read: Reader<Value>): Reader<Value | null> =>
  (value, path) =>
    value === null ? null : read(value, path);

/** Of a field that may be absent. */
export const optional =
  <Value>(read: Reader<Value>): Reader<Value | undefined> =>
  (value, path) =>
    value === undefined ? undefined : read(value, path);

export const list =
  <Value>(read: Reader<Value>): Reader<Value[]> =>
  (value, path = 'value') =>
    Array.isArray(value) ? value.map((item, at) => read(item, `${path}[${at}]`)) : fail(path);

/** A reader for each field of a contract's type, absent ones included. Fields that the type does not name are dropped. */
export type FieldReaders<Value> = { readonly [Key in keyof Value]-?: Reader<Value[Key]> };

/** @throws TypeError that names the first field with an unexpected value: a server that is newer than the page, or a damaged record */
export const object =
  <Value extends object>(fields: FieldReaders<Value>): Reader<Value> =>
  (value, path = 'value') => {
    if (typeof value !== 'object' || value === null) return fail(path);
    const read: Partial<Value> = {};
    for (const key in fields) {
      const field = fields[key](Reflect.get(value, key), `${path}.${key}`);
      if (field !== undefined) read[key] = field;
    }
    return read as Value;
  };

/** Reads an object that has one field of the same kind for each key. */
export const record = <const Key extends string, Value>(
  keys: readonly Key[],
  read: Reader<Value>,
): Reader<Record<Key, Value>> =>
  object(Object.fromEntries(keys.map((key) => [key, read])) as FieldReaders<Record<Key, Value>>);
