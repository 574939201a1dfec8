import { seededRandom } from 'shared-puzzle-engine';
import type { Exercise } from '../exercise/exercise';
import { factExercise } from '../review/fact-exercise';
import { SKILLS } from '../skills/skill-map';
import { checkEach, drawAudited } from '../testing/audited';
import { equal, evaluate } from '../testing/evaluate';
import { formulasOf } from '../testing/read-exercise';
import { completionOf } from './completion';

const SAMPLE = 60;

/** The statement must be true for all values of its letters. */
function expectTrue(exercise: Exercise) {
  const { answer } = exercise;
  const { before, after, isEquation } = completionOf(exercise);
  expect(`${before}${after}`).not.toMatch(/undefined|\?|The equation|^\W*$/);
  expect(before.replaceAll('\\$', '').split('$').length % 2).toBe(1);
  if (!isEquation || (answer.kind !== 'number' && answer.kind !== 'expression')) return;
  const [formula = ''] = formulasOf(exercise);
  if (answer.kind === 'expression')
    return expect([formula, equal(formula, answer.value)]).toEqual([formula, true]);
  const value = evaluate(answer.unit === '%' ? `${answer.value}%` : answer.value);
  const off = evaluate(formula).sub(value).abs();
  expect([formula, off.lte(answer.tolerance ?? 0)]).toEqual([formula, true]);
}

it.each(SKILLS.map((entry) => [entry.id, entry] as const))('what is said of %s is true', async (_, entry) => {
  const exercises = drawAudited(await entry.load(), SAMPLE);
  checkEach(
    exercises.filter(([, { answer }]) => answer.kind === 'number' || answer.kind === 'expression'),
    expectTrue,
  );
});

it('completes facts with true statements', () => {
  const random = seededRandom('facts');
  const any = () => 1 + Math.floor(random() * 20);
  for (const sign of ['x', '+'] as const)
    for (let drawn = 0; drawn < 50; drawn += 1)
      expectTrue(factExercise({ kind: 'fact', left: any(), right: any(), sign }));
});
