import { daysAgo, start, startedSecondsAgo, todayKey } from '../testing/daily';
import { traces } from '../testing/history';
import { newPlayer } from '../testing/players';
import { daily, drill, practice, save, saveAll, timedRound } from '../testing/results';

const byGuest = <Result>(result: Result) => ({ ...result, by_guest: true });

test('a guest’s results become the new account’s own', async () => {
  const { client } = await newPlayer();
  const results = [daily(await todayKey()), timedRound(12), drill(17), practice()].map(byGuest);
  expect(await saveAll(client, ...results)).toMatchObject([
    { status: 'saved', daily: { xp_earned: 50, total_xp: 50, current_streak: 1 } },
    { status: 'saved', standing: { personal_best: null, verified: false } },
    { status: 'saved', standing: { personal_best: 17 } },
    { status: 'saved', standing: { personal_best: 75 } },
  ]);
  const { games } = await traces(client);
  expect(games.map(({ id }) => id).sort()).toEqual(results.map(({ id }) => id).sort());
});

test('a guest’s result is compared with later ones', async () => {
  const { client } = await newPlayer();
  await save(client, byGuest(practice({ completion_time_seconds: 50 })));
  expect(await save(client, practice())).toMatchObject({
    standing: { personal_best: 50, previous_best: 50 },
  });
});

test('a result saved by the account is not saved again as a guest’s', async () => {
  const { client } = await newPlayer();
  const results = [daily(await todayKey()), timedRound(12), practice()];
  const first = await saveAll(client, ...results);
  expect(await saveAll(client, ...results.map(byGuest))).toEqual(
    first.map((verdict) => ({ ...verdict, status: 'saved_before' })),
  );
});

test('a second account on the device gets nothing, and the response does not say why', async () => {
  const [first, second] = [await newPlayer(), await newPlayer()];
  const results = [daily(await todayKey()), timedRound(12), practice()].map(byGuest);
  await saveAll(first.client, ...results);
  const before = await traces(second.client);
  expect(await saveAll(second.client, ...results)).toEqual(
    results.map(({ id }) => ({ id, status: 'refused', reason: 'malformed-result' })),
  );
  expect(await traces(second.client)).toEqual(before);
});

test('a guest’s measured daily is not verified', async () => {
  const { client, id } = await newPlayer();
  await start(client);
  await startedSecondsAgo(id, 90);
  const result = byGuest(daily(await todayKey(), { completion_time_seconds: 1 }));
  const { daily: saved } = await save(client, result);
  expect(saved?.completion_time_seconds).toBeGreaterThanOrEqual(60);
  expect(saved).toMatchObject({ time_verified: false, xp_earned: 50 });
});

test('signing in during a guest’s daily does not shorten its time', async () => {
  const { client } = await newPlayer();
  await start(client);
  const result = byGuest(daily(await todayKey(), { completion_time_seconds: 60 }));
  const { daily: saved } = await save(client, result);
  expect(saved).toMatchObject({ completion_time_seconds: 60, time_verified: false });
});

test('a guest’s daily of an earlier day earns nothing in a new account', async () => {
  const { client } = await newPlayer();
  const results = [daily(await daysAgo(1)), daily(await daysAgo(2))].map(byGuest);
  expect(await saveAll(client, ...results)).toMatchObject([
    { status: 'saved', daily: { xp_earned: 0, total_xp: 0, current_streak: 0 } },
    { status: 'saved', daily: { xp_earned: 0, total_xp: 0, current_streak: 0 } },
  ]);
});
