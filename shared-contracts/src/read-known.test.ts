import * as z from 'zod/mini';
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

type Schema = z.core.$ZodTypes;

/** Something that a contract takes, with one row in each list and nothing left out. */
function sampleOf(schema: Schema): unknown {
  const { def } = schema._zod;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([key, field]) => [key, sampleOf(field as Schema)]),
      );
    case 'array':
      return [sampleOf(def.element as Schema)];
    case 'nullable':
    case 'optional':
      return sampleOf(def.innerType as Schema);
    case 'catch':
      // What is in it may be another one, and then it is this.
      return def.catchValue({} as never);
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'union':
      return sampleOf(def.options[0] as Schema);
    case 'string':
      return TEXTS.find((text) => z.safeParse(schema, text).success);
    case 'number':
      return 1;
    case 'boolean':
      return true;
    default:
      throw new Error(`No sample of ${def.type}.`);
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

/** An export leaves nothing out: it is read whole, or not at all. */
const RESPONSES = Object.entries(contracts).flatMap(([name, schema]): [string, z.ZodMiniType][] =>
  schema instanceof z.ZodMiniType && schema._zod.def.type === 'object' && !name.startsWith('Exported')
    ? [[name, schema]]
    : [],
);

test.each(RESPONSES)('%s is read without the rows and fields that a newer server adds', (_, schema) => {
  const sample = sampleOf(schema as unknown as Schema);
  const known = schema.parse(sample);
  expect(contracts.readKnown(schema, newer(sample), jest.fn())).toEqual(known);
});

const RowsSchema = z.object({
  name: z.string(),
  rows: z.array(z.object({ kind: z.enum(['a', 'b']), parts: z.array(z.number()) })),
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
  const OwnSchema = z.array(z.literal('a'));
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
