import { answers, complete, longSession, saveAnswers } from '../testing/learning';
import { newPlayer, service } from '../testing/players';

const HARDEST = { difficulty: 5 };

const hardestOf = (...kinds: number[]) =>
  kinds.flatMap((question_kind) => answers(1, { ...HARDEST, question_kind }));

/** A player who is proficient in the skill `mean` since a day before today. */
async function proficientPlayer() {
  const player = await newPlayer();
  const alone = await longSession(player.client, { kind: 'skill', skill: 'mean' });
  await saveAnswers(player.client, alone, hardestOf(1, 2, 1, 2, 1));
  const { skills } = await complete(player.client, alone);
  expect(skills).toMatchObject([{ skill: 'mean', level: 'proficient', evidence_count: 2 }]);
  const evidence_at = new Date(Date.now() - 2 * 86_400_000).toISOString();
  await service().from('skill_progress').update({ evidence_at }).eq('user_id', player.id).throwOnError();
  return player;
}

test.each<[string, Record<string, unknown>[], object]>([
  ['one of the hardest masters it', [HARDEST], { evidence_count: 3, level: 'mastered' }],
  ['a second one on the same day adds nothing', [HARDEST, HARDEST], { evidence_count: 3, level: 'mastered' }],
  ['an easier one does not', [{ difficulty: 4 }], { evidence_count: 2, level: 'proficient' }],
  ['an easy one does not', [{ difficulty: 1 }], { evidence_count: 2, level: 'proficient' }],
  ['one miss does not', [{ ...HARDEST, correct: false }], { evidence_count: 2, level: 'proficient' }],
  [
    'two misses take it back',
    Array(2).fill({ ...HARDEST, correct: false }),
    { evidence_count: 1, level: 'familiar' },
  ],
])('on another day, in mixed practice, %s', async (_, mixed, state) => {
  const { client } = await proficientPlayer();
  const session = await longSession(client);
  const given = mixed.flatMap((change) => answers(1, change));
  expect(await saveAnswers(client, session, given)).toMatchObject([state]);
});

test('neither the same day nor a session about only the skill makes it mastered', async () => {
  const { client } = await newPlayer();
  const today = await longSession(client);
  expect(await saveAnswers(client, today, hardestOf(1, 2, 1, 2, 1, 2))).toMatchObject([
    { level: 'proficient' },
  ]);
  const later = await proficientPlayer();
  const alone = await longSession(later.client, { kind: 'skill', skill: 'mean' });
  expect(await saveAnswers(later.client, alone, hardestOf(1, 2, 1, 2, 1, 2))).toMatchObject([
    { level: 'proficient' },
  ]);
});

test('answers of one kind, or without a kind, never make a skill proficient', async () => {
  const { client } = await newPlayer();
  const session = await longSession(client);
  expect(await saveAnswers(client, session, hardestOf(7, 7, 7, 7, 7))).toMatchObject([{ level: 'familiar' }]);
  const unnamed = answers(5, { ...HARDEST, skill: 'median' });
  expect(await saveAnswers(client, session, unnamed)).toMatchObject([{ level: 'familiar' }]);
});

test.each([{ helped: true }, { support: 'retry' }, { support: 'example' }, { support: 'lesson' }])(
  'an answer with %j counts as missed',
  async (aid) => {
    const { client } = await newPlayer();
    const session = await longSession(client);
    await saveAnswers(client, session, hardestOf(1, 2));
    const [progress] = await saveAnswers(client, session, answers(1, { ...HARDEST, ...aid }));
    expect(progress).toMatchObject({ recent: [15, 25, 0], level: 'familiar' });
  },
);
