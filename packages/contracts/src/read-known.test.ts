import * as v from 'valibot';
import * as contracts from '.';

/** Every string of a contract accepts one of these. */
const TEXTS = [
  'x',
  '2026-11-21',
  '00000000-0000-4000-8000-000000000000',
  'cs_1',
  'https://a.test/1',
  'a@b.test',
];

/** Lists of digits and targets; their elements are not rows. */
const CUSTOM: readonly unknown[] = [...TEXTS.slice(1), 1, Array(9).fill(1), Array(3).fill(1)];

type Schema =
  | v.ObjectSchema<v.ObjectEntries, undefined>
  | v.ArraySchema<v.GenericSchema, undefined>
  | v.NullableSchema<v.GenericSchema, undefined>
  | v.OptionalSchema<v.GenericSchema, undefined>
  | v.PicklistSchema<readonly string[], undefined>
  | v.LiteralSchema<v.Literal, undefined>
  | v.VariantSchema<string, v.VariantOptions<string>, undefined>
  | v.CustomSchema<unknown, undefined>
  | v.StringSchema<undefined>
  | v.NumberSchema<undefined>
  | v.BooleanSchema<undefined>;

/** A value that a contract accepts, with one row per list, nine cells per grid and all optional fields. */
function sampleOf(schema: v.GenericSchema): unknown {
  // If the wrapped schema is another wrapper, its result is used.
  if ('fallback' in schema) return schema.fallback;
  const known = schema as unknown as Schema;
  switch (known.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(known.entries).map(([key, field]) => [key, sampleOf(field as v.GenericSchema)]),
      );
    case 'array':
      return [1, 9]
        .map((length) => Array(length).fill(sampleOf(known.item)))
        .find((rows) => v.is(schema, rows));
    case 'nullable':
    case 'optional':
      return sampleOf(known.wrapped);
    case 'picklist':
      return known.options[0];
    case 'literal':
      return known.literal;
    case 'variant':
      return sampleOf(known.options[0] as v.GenericSchema);
    // The schema's own check chooses among the candidates.
    case 'custom':
      return CUSTOM.find((value) => v.is(schema, value));
    case 'string':
      return TEXTS.find((text) => v.is(schema, text));
    case 'number':
      return 1;
    case 'boolean':
      return true;
  }
}

/** The same with an unknown field in each object, and an unknown row in each list. */
function newer(value: unknown): unknown {
  if (Array.isArray(value)) {
    const rows = value.map(newer);
    return value.every((row) => row instanceof Object) ? [{ kind: 'of tomorrow' }, ...rows] : rows;
  }
  if (!(value instanceof Object)) return value;
  const fields = Object.entries(value).map(([key, field]) => [key, newer(field)]);
  return { ...Object.fromEntries(fields), of_tomorrow: 'x' };
}

const isObjectSchema = (value: unknown): value is v.GenericSchema =>
  value instanceof Object && 'type' in value && value.type === 'object';

/** Exports are read completely or not at all, and records on a device are not responses. */
const RESPONSES = Object.entries(contracts).flatMap(([name, schema]): [string, v.GenericSchema][] =>
  isObjectSchema(schema) && !/^(Answer|Exported|Finished|Stored)/.test(name) ? [[name, schema]] : [],
);

test.each(RESPONSES)('reads %s without the rows and fields of a newer server', (_, schema) => {
  const sample = sampleOf(schema);
  const known = v.parse(schema, sample);
  expect(contracts.readKnown(schema, newer(sample), jest.fn())).toEqual(known);
});

const RowsSchema = v.object({
  name: v.string(),
  rows: v.array(v.object({ kind: v.picklist(['a', 'b']), parts: v.array(v.number()) })),
});
const known = { kind: 'a', parts: [1, 2] };

test.each([
  ['a word that is not known', { kind: 'c', parts: [] }],
  ['another type', { kind: 'a', parts: 'x' }],
  ['a part that cannot be read', { kind: 'a', parts: [1, 'x'] }],
  ['no object', null],
])('an unknown value in %s drops its row', (_, row) => {
  const response = { name: 'x', rows: [row, known, row] };
  expect(contracts.readKnown(RowsSchema, response, jest.fn())).toEqual({ name: 'x', rows: [known] });
});

test('reports unknown values once per page', () => {
  const OwnSchema = v.array(v.literal('a'));
  const report = jest.fn();
  expect(contracts.readKnown(OwnSchema, ['a', 'b'], report)).toEqual(['a']);
  expect(contracts.readKnown(OwnSchema, ['c', 'a'], report)).toEqual(['a']);
  expect(report).toHaveBeenCalledTimes(1);
});

test.each([[{ name: 7, rows: [known] }], [{ name: 'x' }], [null]])(
  'rejects a response that is invalid outside of its rows: %j',
  (response) => {
    const report = jest.fn();
    expect(() => contracts.readKnown(RowsSchema, response, report)).toThrow();
    expect(report).not.toHaveBeenCalled();
  },
);
