import type { Client } from '../program-client';
import { anonymous, signedInPlayer, type Player, service } from '../testing/players';
import { exposedNames, type Role, ROLES, VIEW_ACCESS, type ViewName } from './access-table';

const USERNAME = `view_${Date.now().toString(36)}`;
const SHOWN = { username: USERNAME, profile_color: '#0A0B0C', country: 'GB' };

let owner: Player;
let other: Player;

beforeAll(async () => {
  [owner, other] = [await signedInPlayer(), await signedInPlayer()];
  const profile = { ...SHOWN, first_name: 'Ada', last_name: 'Lovelace' };
  await owner.client.from('profiles').update(profile).eq('id', owner.id).throwOnError();
});

const clientOf = (role: Role): Client =>
  ({ anonymous, owner: () => owner.client, 'another player': () => other.client, service })[role]();

/** A view as a caller might try to use it who does not know that it is one. */
interface AnyView {
  select(columns?: string): AnyFilter;
  insert(row: object): AnyResponse;
  update(change: object): AnyFilter;
  delete(): AnyFilter;
}
type AnyResponse = PromiseLike<{ data: unknown[] | null; error: { code: string } | null }>;
interface AnyFilter extends AnyResponse {
  eq(column: string, value: string): AnyFilter;
}
const view = (role: Role, name: ViewName) => clientOf(role).from(name) as unknown as AnyView;

const cases = (Object.keys(VIEW_ACCESS) as ViewName[]).flatMap((name) =>
  ROLES.map((role) => {
    const allowed = VIEW_ACCESS[name].includes(role);
    return { name, role, allowed, may: allowed ? 'may' : 'may not' };
  }),
);

test.each(cases)('$role $may read $name', async ({ name, role, allowed }) => {
  const { data } = await view(role, name).select().eq('username', USERNAME);
  expect(data ?? []).toEqual(allowed ? [SHOWN] : []);
});

test.each(cases)('$role may not write through $name', async ({ name, role }) => {
  const target = view(role, name);
  const responses = [
    await target.update({ country: 'FR' }).eq('username', USERNAME),
    await target.delete().eq('username', USERNAME),
    await target.insert({ username: `${USERNAME}x`, profile_color: '#FFFFFF', country: null }),
  ];
  const after = await view('service', name).select().eq('username', USERNAME);
  expect(after.data).toEqual([SHOWN]);
  if (role !== 'anonymous') {
    for (const { error } of responses) expect(error).toMatchObject({ code: '42501' });
  }
});

test.each(['id', 'email', 'first_name', 'last_name', 'total_xp'])(
  'the public face of a player has no %s, to show or to search by',
  async (column) => {
    expect((await view('another player', 'public_profiles').select(column)).error).not.toBeNull();
    const searched = view('another player', 'public_profiles').select().eq(column, owner.id);
    expect((await searched).error).not.toBeNull();
  },
);

test('a profile that is not set up has no public face', async () => {
  const username = `${USERNAME}_u`;
  await other.client.from('profiles').update({ username }).eq('id', other.id).throwOnError();
  const { data } = await view('owner', 'public_profiles').select().eq('username', username);
  expect(data).toEqual([]);
});

test('every view of the database stands in the access table', () => {
  expect(Object.keys(VIEW_ACCESS).sort()).toEqual(exposedNames('Views'));
});
