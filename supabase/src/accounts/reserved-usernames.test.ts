import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { newPlayer, type Player } from '../testing/players';
import { scriptValues } from '../testing/script-values';

let player: Player;

beforeAll(async () => {
  player = await newPlayer();
});

async function isAvailable(username: string) {
  return (await player.client.rpc('username_available', { p_username: username })).data;
}

test.each([
  'aclmin',
  '4dmin',
  'supp0rt_team',
  'admin_ninefold',
  'the_real_admin',
  '4_dm1n',
  'ac1mini5tra7or',
  'mocl_anna',
  'rn0derat0r5',
  'admin1',
  'support24',
  'bi11in6',
  'n1n3f01cl',
  'le9al',
  'seruice',
])('nobody can be called "%s"', async (username) => {
  expect(await isAvailable(username)).toBe(false);
  const { error } = await player.client.from('profiles').update({ username }).eq('id', player.id);
  expect(error).toMatchObject({ code: '23505', hint: 'username-reserved' });
});

test.each([
  'ada_99',
  'admire',
  'adm_irable',
  'badminton',
  'billie',
  'clara',
  'classmate',
  'claudia',
  'dominic4',
  'guesthouse',
  'helpful_owl',
  'infinity',
  'legally_blond',
  'mode_7',
  'modern_art',
  'nine_lives',
  'officially_ok',
  'root_beer',
  'salesman',
  'secure',
  'solar_system',
  'square_root',
  'staffan',
  'steamboat',
  'supporter7',
  'systematic',
  'team_rocket',
  'teamo',
  'theodor',
  'user42',
  'z00mer',
])('the ordinary name "%s" stays available', async (username) => {
  expect(await isAvailable(username)).toBe(true);
});

/** Characters that look like a letter at a glance. */
const LOOK_ALIKES: Readonly<Record<string, readonly string[]>> = {
  a: ['4'],
  b: ['8', '6'],
  d: ['cl', 'c1'],
  e: ['3'],
  g: ['9', '6', 'q'],
  i: ['1', 'l'],
  l: ['1', 'i'],
  m: ['rn'],
  o: ['0'],
  s: ['5'],
  t: ['7'],
  u: ['v'],
  v: ['u'],
  w: ['vv'],
};

const RESERVED =
  `abuse account accounts admin administrator anonymous auth billing contact deleted everyone guest help helpdesk info
   legal mod moderator moderators mods ninefold no_reply nobody null official owner payments postmaster privacy root
   sales security service staff superuser support sysadmin system team undefined user webmaster`.split(/\s+/);

const lookAlike = fc
  .constantFrom(...RESERVED)
  .chain((word) =>
    fc.tuple(...[...word].map((letter) => fc.constantFrom(letter, ...(LOOK_ALIKES[letter] ?? [])))),
  )
  .map((letters) => letters.join(''));

test('a reserved word with letters replaced by look-alikes is rejected', async () => {
  const names = [...RESERVED, ...fc.sample(lookAlike, { numRuns: 2_000, seed: 83 })];
  const [free] = await scriptValues([
    `select coalesce(jsonb_agg(name), '[]') as value from jsonb_array_elements_text('${JSON.stringify(names)}') name
     where not private.is_reserved_username(name);`,
  ]);
  expect(free).toEqual([]);
});

test('a player who already has such a name keeps it and can change other fields', async () => {
  const id = randomUUID();
  const [kept] = await scriptValues([
    `insert into auth.users (id, email) values ('${id}', 'ada@example.com');
     alter table public.profiles disable trigger check_profile_names;
     update public.profiles set username = 'aclmin' where id = '${id}';
     alter table public.profiles enable trigger check_profile_names;
     update public.profiles set username = 'aclmin', country = 'IS' where id = '${id}';
     select username || ' ' || country as value from public.profiles where id = '${id}';`,
  ]);
  expect(kept).toBe('aclmin IS');
});
