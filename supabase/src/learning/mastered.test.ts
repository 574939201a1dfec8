import { answers, complete, longSession, saveAnswers } from '../testing/learning';
import { newPlayer } from '../testing/players';

describe('mastered', () => {
  const CORRECT = { difficulty: 5, chosen: false };

  async function levelAfter(mixed: readonly Record<string, unknown>[]) {
    const { client } = await newPlayer();
    const alone = await longSession(client, { kind: 'skill', skill: 'mean' });
    await saveAnswers(client, alone, answers(12, CORRECT));
    const { skills } = await complete(client, alone);
    expect(skills).toMatchObject([{ skill: 'mean', level: 'proficient', proofs: 0 }]);
    const session = await longSession(client);
    const [mean] = await saveAnswers(
      client,
      session,
      mixed.flatMap((change) => answers(1, change)),
    );
    return mean;
  }

  test.each<[string, Record<string, unknown>[], object]>([
    ['needs two correct answers in mixed practice', [CORRECT, CORRECT], { proofs: 2, level: 'mastered' }],
    ['is not reached by one', [CORRECT], { proofs: 1, level: 'proficient' }],
    [
      'is not reached by easy ones',
      [CORRECT, { difficulty: 2 }, { difficulty: 1 }],
      { proofs: 1, level: 'proficient' },
    ],
    [
      'begins anew after a wrong one',
      [CORRECT, { ...CORRECT, correct: false }, CORRECT],
      { proofs: 1, level: 'proficient' },
    ],
  ])('%s', async (_, mixed, state) => {
    expect(await levelAfter(mixed)).toMatchObject(state);
  });
});
