import { scriptValues } from '../testing/script-values';

const NAMES: readonly (readonly [string, string])[] = [
  ['  The   quick\tfoxes ', 'The quick foxes'],
  ['نادي الألغاز', 'نادي الألغاز'],
  ['מועדון חידות', 'מועדון חידות'],
  ['Cafe\u0301', 'Caf\u00e9'],
  // A right-to-left override, and a zero-width character.
  ['abc\u202edef\u200b', 'abcdef'],
  ['Class 7b', 'Class 7b'],
  [`x${'\u0301\u0302\u0303\u0304'}`, 'x\u0301\u0302'],
];

const REFUSED = [
  '',
  ' \u200b\u3164 ',
  'x'.repeat(41),
  'Ninefold',
  'Official Ninefold',
  'The real admin',
  'аdmin',
  'Ádmin',
  'ＡＤＭＩＮ',
  'ADΜIN',
  'Νinefold',
  '@dmin',
  'Ninefo|d',
];

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

test('a name in any script is stored as one visible line', async () => {
  const stored = await scriptValues(
    NAMES.map(([name]) => `select private.display_name(${literal(name)}) as value`),
  );
  expect(stored).toEqual(NAMES.map(([, kept]) => kept));
});

test('a name that is invisible, too long, or speaks for the product is rejected', async () => {
  const reasons = await scriptValues(
    REFUSED.map(
      (name) => `
        create function pg_temp.reason() returns text language plpgsql as $$
        declare v_reason text;
        begin
          return 'kept ' || private.display_name(${literal(name)});
        exception when data_exception then
          get stacked diagnostics v_reason = pg_exception_hint;
          return v_reason;
        end; $$;
        select pg_temp.reason() as value`,
    ),
  );
  expect(reasons).toEqual([
    ...Array<string>(3).fill('name-malformed'),
    ...Array<string>(10).fill('name-reserved'),
  ]);
});

test('the secret of a link has 26 characters from 32 and is unique', async () => {
  const [codes, typed, none] = (await scriptValues([
    `select jsonb_agg(private.new_code()) as value from generate_series(1, 200)`,
    `select private.normalize_code(' ABCDE-fghjk mnpqr-stvwx-yz0O1I ') as value`,
    `select private.normalize_code('not a code') as value`,
  ])) as [string[], string, null];
  expect(new Set(codes).size).toBe(200);
  expect(codes.filter((code) => !/^[0-9a-hjkmnp-tv-z]{26}$/.test(code))).toEqual([]);
  expect(new Set(codes.join('')).size).toBe(32);
  expect(typed).toBe('abcdefghjkmnpqrstvwxyz0011');
  expect(none).toBeNull();
});
