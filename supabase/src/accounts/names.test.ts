import { newPlayer, type Player } from '../testing/players';

let player: Player;

beforeAll(async () => {
  player = await newPlayer();
});

const save = async (names: { first_name?: string; last_name?: string | null }) =>
  (await player.client.from('profiles').update(names).eq('id', player.id)).error;

const INVISIBLE: readonly (readonly [string, string])[] = [
  ['a zero-width space', '\u200b'],
  ['a zero-width joiner', '\u200d'],
  ['bidi marks', '\u202e\u2066\u200f'],
  ['control characters', '\u0001\u009f'],
  ['a no-break space', '\u00a0'],
  ['a soft hyphen', '\u00ad'],
  ['a byte order mark', '\ufeff'],
  ['a blank letter of Hangul', '\u3164'],
  ['a blank of Braille', '\u2800'],
  ['tags', '\u{e0041}\u{e007f}'],
  ['a variation selector', '\ufe0f'],
];

test.each(INVISIBLE)('%s is not a first name', async (_, sign) => {
  expect(await save({ first_name: sign })).toMatchObject({ code: '22023', hint: 'first-name-required' });
  expect(await save({ first_name: ` ${sign} ` })).toMatchObject({ hint: 'first-name-required' });
});

test.each(INVISIBLE)('%s is not a last name', async (_, sign) => {
  expect(await save({ last_name: sign })).toMatchObject({ code: '22023', hint: 'last-name-invisible' });
});

test('"User" with an invisible character is still not a name', async () => {
  expect(await save({ first_name: 'Us\u200ber' })).toMatchObject({ hint: 'first-name-required' });
});

test.each(['Zoë', '李', 'عائشة', 'Ng\u0129', 'Mary Ann', '👩‍🚀', 'O’Neil', '수연'])(
  '"%s" is a name',
  async (name) => {
    expect(await save({ first_name: name, last_name: name })).toBeNull();
  },
);

test('a last name may be missing', async () => {
  expect(await save({ last_name: null })).toBeNull();
});
