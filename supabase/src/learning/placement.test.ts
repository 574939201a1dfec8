import type { LearningLevel } from '@ninefold/contracts';
import {
  answers,
  requestStart,
  complete,
  leaveSessions,
  learningState,
  saveAnswers,
  startSession,
} from '../testing/learning';
import { newPlayer, type Player, service } from '../testing/players';

const hoursAgo = (hours: number) => new Date(Date.now() - 3_600_000 * hours).toISOString();

async function place({ client }: Player, level: LearningLevel, placed: LearningLevel | null) {
  await complete(client, (await startSession(client, { kind: 'placement', level })).id, placed);
}

/** A placement of an earlier build, which could start at any level and place on any path. */
const placedBefore = async (user_id: string, placed_level: LearningLevel, hours: number) =>
  service()
    .from('learning_sessions')
    .insert({
      user_id,
      kind: 'placement',
      level_id: 'A1',
      placed_level,
      started_at: hoursAgo(hours),
      completed_at: hoursAgo(hours),
    })
    .throwOnError();

test('each path has the level of its last placement', async () => {
  const player = await newPlayer();
  await place(player, 'B1', 'B2');
  await place(player, 'A1', 'A2');
  await place(player, 'A1', 'A1');
  await place(player, 'C1', null);
  expect(await learningState(player.client)).toMatchObject({ placed_levels: ['A1', 'B2'] });
});

test('a placement that covered all paths counts for the path of its level', async () => {
  const player = await newPlayer();
  await placedBefore(player.id, 'C1', 72);
  await placedBefore(player.id, 'B2', 48);
  expect(await learningState(player.client)).toMatchObject({ placed_levels: ['B2', 'C1'] });
  await place(player, 'B1', 'B1');
  expect(await learningState(player.client)).toMatchObject({ placed_levels: ['B1', 'C1'] });
});

test('a level of another path is rejected permanently, and the placement stays open', async () => {
  const { client } = await newPlayer();
  const { id } = await startSession(client, { kind: 'placement', level: 'B1' });
  const call = client.rpc('complete_learning_session', { p_session_id: id, p_placed_level: 'A2' });
  expect((await call).error).toMatchObject({ code: '22023', hint: 'malformed-answers' });
  expect(await learningState(client)).toMatchObject({ placed_levels: [], open_session: { id } });
  await complete(client, id, 'B2');
  expect(await learningState(client)).toMatchObject({ placed_levels: ['B2'] });
});

test('each path has the skill to start at of its last placement, and only the player’s own', async () => {
  const { client } = await newPlayer();
  const start = async (level: LearningLevel, placed: LearningLevel, skill?: string) =>
    complete(client, (await startSession(client, { kind: 'placement', level })).id, placed, skill);
  await start('A1', 'A1', 'like-terms');
  await start('B1', 'B2', 'binomial');
  await start('A1', 'A2', 'slope');
  expect(await learningState(client)).toMatchObject({ placed_skills: ['slope', 'binomial'] });
  await start('B1', 'B1');
  expect(await learningState(client)).toMatchObject({ placed_skills: ['slope'] });
  expect(await learningState((await newPlayer()).client)).toMatchObject({ placed_skills: [] });
});

test.each<[string, LearningLevel | null, string]>([
  ['that is no name', 'B1', 'Mean; drop'],
  ['that is too long', 'B1', 'x'.repeat(61)],
  ['without a level', null, 'mean'],
])('a skill to start at %s is rejected', async (_, level, skill) => {
  const { client } = await newPlayer();
  const { id } = await startSession(client, { kind: 'placement', level: 'B1' });
  await expect(complete(client, id, level, skill)).rejects.toMatchObject({ hint: 'malformed-answers' });
});

test('only placements store a placed level', async () => {
  const { client } = await newPlayer();
  await complete(client, (await startSession(client)).id, 'C2', 'divisibility');
  expect(await learningState(client)).toMatchObject({ placed_levels: [], placed_skills: [] });
});

test('a placement started at a level by an earlier build is about that level’s path', async () => {
  const { client } = await newPlayer();
  await startSession(client, { kind: 'placement', level: 'C2' });
  expect((await learningState(client)).open_session).toMatchObject({ kind: 'placement', level_id: 'C1' });
});

test('placements can be restarted at any time, up to ten a day, and do not count as sessions', async () => {
  const { client } = await newPlayer();
  for (let begun = 0; begun < 10; begun += 1) await startSession(client, { kind: 'placement' });
  const { error, status } = await requestStart(client, { kind: 'placement' });
  expect([status, error]).toMatchObject([429, { code: 'PT429', hint: 'daily-session-limit' }]);
  expect(await startSession(client)).toMatchObject({ sessions_today: 1 });
});

test('a placement can be started without sessions left', async () => {
  const { client } = await newPlayer();
  for (let used = 0; used < 3; used += 1) await startSession(client);
  await startSession(client, { kind: 'placement', level: 'C1' });
});

test('a placement creates no progress for the skills that it asked about', async () => {
  const { client } = await newPlayer();
  const { id } = await startSession(client, { kind: 'placement', level: 'B1' });
  const sent = [...answers(2, { correct: false, seconds: 0 }), ...answers(6, { seconds: 0 })];
  expect(await saveAnswers(client, id, sent)).toEqual([]);
  expect(await complete(client, id, 'B2')).toMatchObject({ problems_attempted: 8, skills: [] });
  expect(await learningState(client)).toMatchObject({ skills: [] });
});

describe('the current level', () => {
  test('is that of the last session started about a level, which a review is not', async () => {
    const { client, id } = await newPlayer();
    await startSession(client, { kind: 'skill', skill: 'mean', level: 'B1' });
    await leaveSessions(id, 1, { kind: 'review' });
    expect(await learningState(client)).toMatchObject({ learning_level: 'B1' });
  });

  test('is the placed level as soon as the placement ends', async () => {
    const player = await newPlayer();
    const { client } = player;
    await startSession(client, { kind: 'test_out', level: 'A2' });
    const { id } = await startSession(client, { kind: 'placement', level: 'C1' });
    expect(await learningState(client)).toMatchObject({ learning_level: 'A2' });
    expect(await complete(client, id, 'C2')).toMatchObject({ learning_level: 'C2' });
    await place(player, 'B1', null);
    expect(await learningState(client)).toMatchObject({ learning_level: 'C2' });
  });
});
