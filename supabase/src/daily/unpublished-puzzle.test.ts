import { startTestBackend, type StartedBackend } from '../../jest/backend-process';
import { start, submit, todayKey } from '../testing/daily';
import { guestDaily, reasonFor } from '../testing/guest-results';
import { newPlayer } from '../testing/players';

let started: StartedBackend;

// A backend without puzzles, so that nobody else's are taken away.
beforeAll(async () => {
  started = await startTestBackend();
  process.env.TEST_BACKEND = JSON.stringify(started.backend);
}, 30_000);

afterAll(() => started.stop());

test('a puzzle that was not published can be opened, but a result waits until it is', async () => {
  const { client } = await newPlayer();
  expect(await start(client)).toMatchObject({ completed: false });
  const { error, status } = await submit(client);
  expect(status).toBe(503);
  expect(error).toMatchObject({
    hint: 'puzzle-not-published',
    message: "Today's puzzle is not ready yet. Please try again in a few minutes.",
  });
});

test('a guest’s result of it is skipped, to be sent again', async () => {
  const { client } = await newPlayer();
  expect(await reasonFor(client, guestDaily(await todayKey()))).toBe('puzzle-not-published');
});
