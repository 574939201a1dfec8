import { firstHintOf } from '../exercise/opened-solution';
import type { Answer } from '../exercise/exercise';
import { checkEach, drawAudited } from '../testing/audited';
import { SKILLS } from './skill-map';

const SAMPLE = 100;

/** Exercises whose first step is nothing but the answer: "Look at 408: it is divisible by 8." */
const MOST_WITHOUT = 0.1;

const plain = (text: string) => text.replace(/[$"\s]/g, '');

/** Each side of a relation, and each of several statements: "m", "6/3" and "2" of "m = 6/3 = 2". */
const sidesOf = (text: string) => text.split(/<=|>=|!=|=|<|>|~~|, | or /).map(plain);

function answersOf(answer: Answer): string[] {
  if (answer.kind === 'choice') return [plain(answer.options[answer.right]?.text ?? '')];
  return answer.kind === 'pair' ? [...answer.values] : [plain(answer.value)];
}

it.each(SKILLS.map((entry) => [entry.id, entry] as const))(
  '%s has a first hint that does not state the answer',
  async (_, entry) => {
    let without = 0;
    const exercises = drawAudited(await entry.load(), SAMPLE);
    checkEach(exercises, (exercise) => {
      const { prompt, answer } = exercise;
      const hint = firstHintOf(exercise);
      if (!hint) {
        without += 1;
        return;
      }
      const { text, show } = hint;
      expect(text).toMatch(/[a-z]{2}.*[.?:]”?$/i);
      const answers = answersOf(answer);
      const question = plain(JSON.stringify(prompt));
      if (answers.every((value) => question.includes(value))) return;
      if (answer.kind === 'choice') expect(plain(JSON.stringify([text, show]))).not.toContain(answers[0]);
      else if (show?.kind === 'math')
        expect(answers.filter((value) => sidesOf(show.math).includes(value))).not.toEqual(answers);
      else if (answer.kind === 'pair' && show)
        expect(answers.filter((value) => JSON.stringify(show).includes(value))).not.toEqual(answers);
    });
    expect(without / exercises.length).toBeLessThanOrEqual(MOST_WITHOUT);
  },
);
