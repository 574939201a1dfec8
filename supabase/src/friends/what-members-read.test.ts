import { GRID_GAMES } from '@ninefold/contracts';
import { countedDay, daysAgo, start, startedOn, startedSecondsAgo, submit } from '../testing/daily';
import { type Friend, groupOf, newFriends, rawGroup, readGroup } from '../testing/friends';
import { service } from '../testing/players';
import { daily, save } from '../testing/results';

let ada: Friend;
let bob: Friend;
let group: string;

beforeEach(async () => {
  [ada, bob] = (await newFriends(2)) as [Friend, Friend];
  group = await groupOf(ada, bob);
});

const OPEN = { solved: false, seconds: null };

/** Solves today's sum grid in this many seconds of the server's clock. */
async function solveIn({ client, id }: Friend, seconds: number) {
  await start(client);
  await startedSecondsAgo(id, seconds);
  await submit(client);
}

/** One member as another one sees them. */
const seenBy = async (reader: Friend, { username }: Friend) =>
  (await readGroup(reader, group)).members.find(({ player }) => player.username === username)!;

test('a new group shows its members and nothing else about them', async () => {
  const { members } = await readGroup(ada, group);
  const row = {
    today: Object.fromEntries(GRID_GAMES.map((game) => [game, OPEN])),
    week: Array(7).fill(0),
    streak: 0,
  };
  const place = { id: expect.any(String) as string, ...row };
  const player = { profile_color: '#3B82F6', country: null };
  expect(members).toEqual([
    { ...place, is_you: true, is_owner: true, player: { ...player, username: ada.username } },
    { ...place, is_you: false, is_owner: false, player: { ...player, username: bob.username } },
  ]);
  const text = JSON.stringify(await rawGroup(ada.client, group));
  for (const hidden of [ada.id, bob.id, ada.email, bob.email, 'Ada']) expect(text).not.toContain(hidden);
});

test('a member who has not solved a puzzle sees that it is solved, and no time anywhere in the response', async () => {
  await solveIn(ada, 271);
  expect((await seenBy(bob, ada)).today.sum_grid).toEqual({ solved: true, seconds: null });
  expect(JSON.stringify(await rawGroup(bob.client, group))).not.toMatch(/:27\d\b/);
  await start(bob.client, 'combined_grid');
  expect(JSON.stringify(await rawGroup(bob.client, group))).not.toMatch(/:27\d\b/);
  await solveIn(bob, 50);
  expect((await seenBy(bob, ada)).today.sum_grid.seconds).toBeGreaterThanOrEqual(271);
});

test('solving one puzzle does not reveal times of another', async () => {
  await solveIn(ada, 271);
  await start(bob.client, 'combined_grid');
  await submit(bob.client, { game: 'combined_grid' });
  expect((await seenBy(bob, ada)).today.sum_grid).toEqual({ solved: true, seconds: null });
  expect((await seenBy(ada, bob)).today.combined_grid).toEqual({ solved: true, seconds: null });
});

test.each<[string, (player: Friend) => Promise<unknown>]>([
  ['that only a device knows', ({ client }) => submit(client, { seconds: 12 })],
  ['that no person can have', (player) => solveIn(player, 2)],
])('a time %s is not compared, not even for its owner', async (_, solve) => {
  await solve(ada);
  await solveIn(bob, 50);
  const solved = { solved: true, seconds: null };
  expect((await seenBy(bob, ada)).today.sum_grid).toEqual(solved);
  expect((await seenBy(ada, ada)).today.sum_grid).toEqual(solved);
});

test('the week counts what was solved on its day, today last, and the streak equals the dashboard’s', async () => {
  const [yesterday, fourDaysAgo] = [await daysAgo(1), await daysAgo(4)];
  await startedOn(yesterday, ada.id);
  await save(ada.client, daily(yesterday));
  // Solved after its day, so it does not count.
  await save(ada.client, daily(fourDaysAgo));
  await countedDay(await daysAgo(2), ada.id, 8);
  await solveIn(ada, 50);
  const { week, streak } = await seenBy(bob, ada);
  expect(week).toEqual([0, 0, 0, 0, 0, 1, 1]);
  const { data } = await ada.client.rpc('daily_card').throwOnError();
  expect(streak).toBe(data?.current_streak);
});

test('the reader comes first, followed by the members who solved most today', async () => {
  const [eve] = await newFriends(1);
  const { code } = await readGroup(ada, group);
  await eve!.client.rpc('join_friend_group', { p_code: code ?? '' }).throwOnError();
  await solveIn(eve!, 50);
  const names = async (reader: Friend) =>
    (await readGroup(reader, group)).members.map(({ player }) => player.username);
  expect(await names(ada)).toEqual([ada.username, eve!.username, bob.username]);
  expect(await names(bob)).toEqual([bob.username, eve!.username, ada.username]);
});

test('the list of groups says how many members there are and how many played today', async () => {
  await solveIn(bob, 50);
  const { data } = await ada.client.rpc('friend_groups').throwOnError();
  expect(data).toEqual([{ id: group, name: 'The quick foxes', is_owner: true, members: 2, played_today: 1 }]);
});

test('only the owner sees the code and the link', async () => {
  const { code, link_secret: link } = await readGroup(ada, group);
  expect(code).toMatch(/^[2-9CDFHJKMNPQRTVWX]{8}$/);
  expect(link).toMatch(/^[0-9a-z]{26}$/);
  const seen = JSON.stringify(await rawGroup(bob.client, group));
  for (const secret of [code, link]) expect(seen).not.toContain(secret);
});

test('the export contains a person’s groups, and no other account’s id', async () => {
  const { data } = await bob.client.rpc('export_my_data').throwOnError();
  const text = JSON.stringify(data);
  expect(text).toContain(group);
  for (const hidden of [ada.id, ada.username]) expect(text).not.toContain(hidden);
  await service().auth.admin.deleteUser(bob.id);
});
