import { newPlayer, type Player, service } from '../testing/players';

let owner: Player;
let other: Player;

beforeAll(async () => {
  [owner, other] = [await newPlayer(), await newPlayer()];
});

/** Renames are limited, which is not what is tested here. */
beforeEach(() =>
  service()
    .rpc('reset_attempts', { p_subject: `username:person:${owner.id}` })
    .throwOnError(),
);

const take = async ({ client, id }: Player, username: string) =>
  (await client.from('profiles').update({ username }).eq('id', id)).error;

const isAvailable = async ({ client }: Player, username: string) =>
  (await client.rpc('username_available', { p_username: username })).data;

test.each([
  'admin',
  'support',
  'ninefold',
  'root',
  'moderator',
  'adm1n',
  '_admin_',
  'supp0rt',
  'rnoderator',
  'n1nef0ld_team',
  'the_ninefold',
  '___',
])('the username "%s" is reserved', async (username) => {
  expect(await isAvailable(other, username)).toBe(false);
  expect(await take(other, username)).toMatchObject({ code: '23505', hint: 'username-reserved' });
});

test.each(['administer', 'badminton', 'supporter7', 'ninety', 'rooted', 'user42', 'teamwork'])(
  'the username "%s" only starts like a reserved one',
  async (username) => {
    expect(await isAvailable(other, username)).toBe(true);
  },
);

test.each([
  ['modernlove150', 'rnodernlove150'],
  ['modernlove150', 'modemlove150'],
  ['modernlove150', 'm_odern_love150'],
  ['modernlove150', 'modernl0ve150'],
  ['modernlove150', 'modern1ove150'],
  ['modernlove150', 'modernlovei5o'],
  ['modernlove150', 'modernlovels0'],
  ['owl_towers', 'ovvl_tovvers'],
])('next to %s nobody else can be called %s', async (owned, lookAlike) => {
  expect(await take(owner, owned)).toBeNull();
  expect(await isAvailable(other, lookAlike)).toBe(false);
  expect(await take(other, lookAlike)).toMatchObject({ code: '23505', hint: 'username-taken' });
  expect(await take(owner, lookAlike)).toBeNull();
});

test('a name that is only similar to another is available', async () => {
  expect(await take(owner, 'ada_lovelace_x')).toBeNull();
  expect(await take(other, 'ada_lovelace_y')).toBeNull();
});
