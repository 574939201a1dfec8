import type { LearningSessionKind } from '@ninefold/contracts';
import { answers, complete, longSession, saveAnswers } from '../testing/learning';
import { newPlayer } from '../testing/players';

/**
 * The skill `mean` after a session with these numbers of correct and wrong answers, after `complements` was missed
 * once.
 */
async function after(correct: number, wrong: number, kind: LearningSessionKind = 'test_out') {
  const { client } = await newPlayer();
  const session = await longSession(client, { kind });
  await saveAnswers(client, session, answers(correct, { difficulty: 1 }));
  await saveAnswers(client, session, answers(wrong, { skill: 'complements', correct: false }));
  const { skills } = await complete(client, session);
  return Object.fromEntries(skills.map(({ skill, level }) => [skill, level]));
}

test('a passed test makes only the correctly answered skills proficient', async () => {
  expect(await after(4, 0)).toEqual({ mean: 'attempted' });
  expect(await after(8, 2)).toEqual({ mean: 'proficient', complements: 'attempted' });
});

test.each<[string, number, number, LearningSessionKind]>([
  ['fewer than 80 % correct', 7, 2, 'test_out'],
  ['fewer than 8 answers', 7, 0, 'test_out'],
  ['another kind of session', 8, 2, 'practice'],
])('%s lift no skill', async (_, correct, wrong, kind) => {
  expect(await after(correct, wrong, kind)).toMatchObject({ mean: 'attempted' });
});
