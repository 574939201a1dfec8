import * as v from 'valibot';
import * as contracts from '.';

/** Values of which each text of a contract takes one. */
const TEXTS = [
  'x',
  '2026-11-21',
  '00000000-0000-4000-8000-000000000000',
  'cs_1',
  'https://a.test/1',
  'a@b.test',
];

/** A text, a number, the digits of nine cells, or the targets of three lines. */
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

/** Something that a contract takes, with one row in each list, nine values for nine cells, and nothing left out. */
function sampleOf(schema: v.GenericSchema): unknown {
  // What is in it may be another one, and then it is this.
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
    // Which of them it takes, its own check says.
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

/** The same, in which each object has a field more, and each list of rows a row of a kind that is not known. */
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

/** An export leaves nothing out: it is read whole, or not at all. Records of the device are no responses. */
const RESPONSES = Object.entries(contracts).flatMap(([name, schema]): [string, v.GenericSchema][] =>
  isObjectSchema(schema) && !/^(Answer|Exported|Finished|Stored)/.test(name) ? [[name, schema]] : [],
);

test.each(RESPONSES)('%s is read without the rows and fields that a newer server adds', (_, schema) => {
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
])('%s costs its row', (_, row) => {
  const response = { name: 'x', rows: [row, known, row] };
  expect(contracts.readKnown(RowsSchema, response, jest.fn())).toEqual({ name: 'x', rows: [known] });
});

test('what is not known is reported once on a page', () => {
  const OwnSchema = v.array(v.literal('a'));
  const report = jest.fn();
  expect(contracts.readKnown(OwnSchema, ['a', 'b'], report)).toEqual(['a']);
  expect(contracts.readKnown(OwnSchema, ['c', 'a'], report)).toEqual(['a']);
  expect(report).toHaveBeenCalledTimes(1);
});

test.each([[{ name: 7, rows: [known] }], [{ name: 'x' }], [null]])(
  'a response that is wrong beside its rows is an error: %j',
  (response) => {
    const report = jest.fn();
    expect(() => contracts.readKnown(RowsSchema, response, report)).toThrow();
    expect(report).not.toHaveBeenCalled();
  },
);
