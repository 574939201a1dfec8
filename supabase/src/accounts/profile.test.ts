import { DEFAULT_FIRST_NAME, DEFAULT_PROFILE_COLOR, OWN_PROFILE_COLUMNS } from '@ninefold/contracts';
import type { Database } from '@ninefold/contracts/database';
import { startSession } from '../testing/learning';
import {
  anonymous,
  newAddress,
  newPlayer,
  PASSWORD,
  type Player,
  service,
  signedInPlayer,
} from '../testing/players';

type Update = Database['public']['Tables']['profiles']['Update'];

const change = ({ client, id }: Player, update: Update) =>
  client.from('profiles').update(update).eq('id', id);

const profileOf = async ({ client }: Player) =>
  (await client.from('profiles').select().single().throwOnError()).data;

let count = 0;
const freeName = () => `p${process.hrtime.bigint() % 10_000_000_000n}_${count++}`;

test('a new account has an unverified profile', async () => {
  const email = newAddress();
  await anonymous().auth.signUp({ email, password: PASSWORD });
  const profile = await service().from('profiles').select().eq('email', email).single().throwOnError();
  expect(profile.data).toMatchObject({
    email,
    first_name: DEFAULT_FIRST_NAME,
    username: null,
    profile_color: DEFAULT_PROFILE_COLOR,
    country: null,
    is_subscribed: false,
    subscription_tier: 'free',
    account_status: 'pending_verification',
    email_verified: false,
    total_xp: 0,
    current_streak: 0,
  });
});

test('confirming the address activates the profile', async () => {
  expect(await profileOf(await signedInPlayer())).toMatchObject({
    account_status: 'active',
    email_verified: true,
  });
});

test('a player can set name, username, color and country', async () => {
  const player = await newPlayer();
  const chosen = {
    first_name: 'Ada',
    last_name: 'L.',
    username: freeName(),
    profile_color: '#0A0B0C',
    country: 'GB',
  };
  expect((await change(player, chosen)).error).toBeNull();
  expect(await profileOf(player)).toMatchObject(chosen);
});

const PROTECTED = {
  email: 'someone@example.com',
  is_subscribed: true,
  subscription_tier: 'elite',
  subscription_status: 'active',
  stripe_customer_id: 'cus_1',
  stripe_subscription_id: 'sub_1',
  subscription_start_date: '2026-01-01T00:00:00Z',
  subscription_end_date: '2099-01-01T00:00:00Z',
  current_period_start: '2026-01-01T00:00:00Z',
  current_period_end: '2099-01-01T00:00:00Z',
  account_status: 'pending_verification',
  email_verified: false,
  has_ebook_access: true,
  created_at: '2001-01-01T00:00:00Z',
  total_xp: 99_999,
  current_streak: 365,
  learning_level: 'C2',
  shown_on_boards: true,
} satisfies Update;

test.each(Object.entries(PROTECTED))('a player cannot change their own %s', async (column, value) => {
  const player = await newPlayer();
  const before = await profileOf(player);
  const { error } = await change(player, { first_name: 'Ada', [column]: value });
  expect(error).toMatchObject({ code: '42501' });
  expect(await profileOf(player)).toEqual(before);
});

test('a username that others may have seen can be changed but not removed', async () => {
  const player = await newPlayer();
  expect((await change(player, { username: freeName() })).error).toBeNull();
  expect((await change(player, { username: null })).error).toMatchObject({ hint: 'username-required' });
  expect((await change(player, { username: freeName() })).error).toBeNull();
});

test('a player cannot change the id', async () => {
  const player = await newPlayer();
  const before = await profileOf(player);
  const { error } = await change(player, { id: '00000000-0000-4000-8000-000000000000' } as Update);
  expect(error).not.toBeNull();
  expect(await profileOf(player)).toEqual(before);
});

test('every column of a profile is either the player’s or protected', async () => {
  const columns = Object.keys(await profileOf(await newPlayer()));
  expect(columns.sort()).toEqual(
    [...Object.values(OWN_PROFILE_COLUMNS), ...Object.keys(PROTECTED), 'id'].sort(),
  );
});

/** The specification's selection. */
const standing = async ({ client }: Player): Promise<unknown> =>
  (await client.from('profiles').select('learning_level, total_xp, current_streak').single()).data;

test('the level depends on what was learned, and points do not change it', async () => {
  const player = await newPlayer();
  await service().from('profiles').update({ total_xp: 50_000 }).eq('id', player.id).throwOnError();
  expect(await standing(player)).toEqual({ learning_level: 'A1', total_xp: 50_000, current_streak: 0 });
  await startSession(player.client, { level: 'C2' });
  expect(await standing(player)).toMatchObject({ learning_level: 'C2' });
});

test('another player’s level cannot be read', async () => {
  const [{ client }, other] = [await newPlayer(), await newPlayer()];
  const { data } = await client.from('profiles').select('learning_level').eq('id', other.id);
  expect(data).toEqual([]);
});

test.each(['ab', 'seventeen_letters', 'Ada', 'a-b-c', 'a b', 'ädä', ''])(
  '"%s" is not a username',
  async (username) => {
    expect((await change(await newPlayer(), { username })).error).toMatchObject({ code: '23514' });
  },
);

test('two players cannot have the same username', async () => {
  const [first, second] = [await newPlayer(), await newPlayer()];
  const username = freeName();
  await change(first, { username });
  const { error, status } = await change(second, { username });
  expect(status).toBe(409);
  expect(error).toMatchObject({ code: '23505', hint: 'username-taken' });
});

test('a username is available until another player has it', async () => {
  const [owner, other] = [await newPlayer(), await newPlayer()];
  const username = freeName();
  const available = async ({ client }: Player, name = username) =>
    (await client.rpc('username_available', { p_username: name })).data;
  expect(await available(other)).toBe(true);
  await change(owner, { username });
  expect(await available(owner)).toBe(true);
  expect(await available(other)).toBe(false);
  expect(await available(other, username.toUpperCase())).toBe(false);
  expect(await available(other, 'no')).toBe(false);
});

test.each(['', '  ', 'user', 'USER', ' User '])(
  '"%s" cannot be chosen as a first name',
  async (first_name) => {
    const player = await newPlayer();
    await change(player, { first_name: 'Ada' });
    const { error } = await change(player, { first_name });
    expect(error).toMatchObject({ code: '22023', hint: 'first-name-required' });
  },
);

test.each(['#FFF', '3B82F6', '#3b82f6', 'red'])('"%s" is not a profile color', async (profile_color) => {
  expect((await change(await newPlayer(), { profile_color })).error).toMatchObject({ code: '23514' });
});

test.each(['GBR', 'gb', 'G1'])('"%s" is not a country code', async (country) => {
  expect((await change(await newPlayer(), { country })).error).toMatchObject({ code: '23514' });
});
