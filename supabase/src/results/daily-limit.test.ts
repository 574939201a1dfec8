import { todayKey } from '../testing/daily';
import { DRILL, fillHistory } from '../testing/history';
import { newPlayer } from '../testing/players';
import { daily, drill, practice, save, saveAll, timedRound } from '../testing/results';

const LIMIT = 200;
const TWO_DAYS_MS = 2 * 86_400_000;

const FULL = { status: 'refused', reason: 'too-many-results', retry: true };
const PRACTICE = {};
const earlier = () => ({ saved_at: new Date(Date.now() - TWO_DAYS_MS).toISOString() });

test('one account cannot fill the table: after 200 practice grids a day the next one waits', async () => {
  const { client, id } = await newPlayer();
  await fillHistory(id, LIMIT - 1, PRACTICE);
  const last = practice();
  expect(await saveAll(client, last, practice())).toMatchObject([{ status: 'saved' }, FULL]);
  expect(await save(client, last)).toMatchObject({ status: 'saved_before' });
});

test('one account cannot fill the table: after 200 timed rounds and drills a day the next one waits', async () => {
  const { client, id } = await newPlayer();
  await fillHistory(id, LIMIT - 1, DRILL);
  const last = drill(17);
  expect(await saveAll(client, last, drill(18), timedRound(12))).toMatchObject([
    { status: 'saved' },
    FULL,
    FULL,
  ]);
  expect(await save(client, last)).toMatchObject({ status: 'saved_before' });
});

test('a day full of practice has room for everything else', async () => {
  const { client, id } = await newPlayer();
  await fillHistory(id, LIMIT, PRACTICE);
  const results = [practice(), drill(17), timedRound(12), daily(await todayKey())];
  expect(await saveAll(client, ...results)).toMatchObject([
    FULL,
    { status: 'saved' },
    { status: 'saved' },
    { status: 'saved' },
  ]);
});

test('a day full of drills has room for practice and the daily', async () => {
  const { client, id } = await newPlayer();
  await fillHistory(id, LIMIT, DRILL);
  expect(await saveAll(client, drill(17), practice(), daily(await todayKey()))).toMatchObject([
    FULL,
    { status: 'saved' },
    { status: 'saved' },
  ]);
});

test('dailies do not count for any limit', async () => {
  const { client, id } = await newPlayer();
  await fillHistory(id, LIMIT, { practice: false, givens_count: null });
  expect(await saveAll(client, practice(), drill(17))).toMatchObject([
    { status: 'saved' },
    { status: 'saved' },
  ]);
});

test('results that arrived on other days do not count, whenever they claim to be finished', async () => {
  const { client, id } = await newPlayer();
  await fillHistory(id, LIMIT, { ...PRACTICE, ...earlier() });
  await fillHistory(id, LIMIT, { ...DRILL, ...earlier() });
  expect(await saveAll(client, practice(), drill(17))).toMatchObject([
    { status: 'saved' },
    { status: 'saved' },
  ]);
});

test('another player’s results do not count', async () => {
  const [{ client }, other] = [await newPlayer(), await newPlayer()];
  await fillHistory(other.id, LIMIT, DRILL);
  expect(await save(client, drill(17))).toMatchObject({ status: 'saved' });
});
