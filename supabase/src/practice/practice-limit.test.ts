import { guestRound, importResults } from '../testing/guest-results';
import { newPlayer } from '../testing/players';
import { fillWithResults, guestPractice, practice, savePractice } from '../testing/practice';
import { drill } from '../testing/rounds';

const LIMIT = 500;
const DAY_MS = 86_400_000;

test('one account cannot fill the table: after 500 practice grids a day the next one waits', async () => {
  const { client, id } = await newPlayer();
  await fillWithResults(id, LIMIT - 1);
  const last = practice();
  expect(await savePractice(client, last)).toMatchObject({ saved: true });
  const { status, error } = await client.rpc('save_practice_result', practice());
  expect(status).toBe(429);
  expect(error).toMatchObject({ code: 'PT429', hint: 'too-many-results' });
  expect(await savePractice(client, last)).toMatchObject({ saved: false });
});

test('a full day skips a guest’s practice and still takes their rounds', async () => {
  const { client, id } = await newPlayer();
  await fillWithResults(id, LIMIT - 1);
  const [one, two] = [guestPractice(), guestPractice()];
  expect(await importResults(client, one, two, guestRound(drill(17)))).toMatchObject({
    imported: 2,
    skipped: [{ id: two.id, reason: 'too-many-results' }],
  });
});

test.each<[string, object]>([
  [
    'practice of other days, whenever it says that it was played,',
    { saved_at: new Date(Date.now() - 2 * DAY_MS).toISOString() },
  ],
  ['rounds, whatever they call themselves,', { game_type: 'addition_drill' }],
  ['dailies', { session_data: { practice_mode: false } }],
])('%s do not count for the limit', async (_, over) => {
  const { client, id } = await newPlayer();
  await fillWithResults(id, LIMIT, over);
  expect(await savePractice(client, practice())).toMatchObject({ saved: true });
});
