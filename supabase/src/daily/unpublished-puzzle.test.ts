import { startTestBackend, type StartedBackend } from '../../jest/backend-process';
import { start, submit, todayKey } from '../testing/daily';
import { traces } from '../testing/history';
import { newPlayer } from '../testing/players';
import { daily, drill, saveAll } from '../testing/results';

let started: StartedBackend;

// A separate backend without puzzles, so that other tests keep theirs.
beforeAll(async () => {
  started = await startTestBackend();
  process.env.TEST_BACKEND = JSON.stringify(started.backend);
}, 60_000);

afterAll(() => started.stop());

test('an unpublished puzzle can be started, but a result waits until it is published', async () => {
  const { client } = await newPlayer();
  expect(await start(client)).toMatchObject({ completed: false });
  const { error, status } = await submit(client);
  expect(status).toBe(503);
  expect(error).toMatchObject({
    hint: 'puzzle-not-published',
    message: "Today's puzzle is not ready yet. Please try again in a few minutes.",
  });
});

test('a result of an unpublished puzzle is rejected temporarily, and the rest of the list is saved', async () => {
  const { client } = await newPlayer();
  const [result, other] = [daily(await todayKey()), drill(17)];
  expect(await saveAll(client, result, other)).toMatchObject([
    { id: result.id, status: 'refused', reason: 'puzzle-not-published', retry: true },
    { id: other.id, status: 'saved' },
  ]);
  expect((await traces(client)).results).toEqual([]);
});
