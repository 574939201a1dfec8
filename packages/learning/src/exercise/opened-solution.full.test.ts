import { SKILLS } from '../skills/skill-map';
import { checkEach, drawAudited } from '../testing/audited';
import type { Answer, Exercise } from './exercise';
import { openedSolution } from './opened-solution';
import type { Step } from './text';

/** Exercises whose second step already has the answer, as an equal number by chance. */
const MOST_SHORT = 0.3;

const plain = (text: string) => text.replace(/[$"\s\\{}]/g, '').replace(/(\d),(?=\d{3})/g, '$1');

const lastSides = ({ show }: Step): string[] =>
  show?.kind === 'math'
    ? show.math.split(/"or"|, /).map((part) => plain(part.split(/=|~~|<|>/).at(-1) ?? ''))
    : [];

/** "Divide by 8" names a number of the question's calculation. */
const lastWords = ({ text }: Step): string[] =>
  text
    .split(/[.!] |[.!]$/)
    .filter((sentence) => !/\b(?:by|of|than|to|from|with|for) \S+$/.test(sentence))
    .map((sentence) => sentence.split(' ').at(-1) ?? '')
    .map(plain);

function answersOf(answer: Answer): string[] {
  if (answer.kind === 'choice') return [plain(answer.options[answer.right]?.text ?? '')];
  return (answer.kind === 'pair' ? [...answer.values] : [answer.value]).map(plain);
}

const saysAnswer = (step: Step, { answer, prompt }: Exercise): boolean =>
  answersOf(answer)
    .filter((value) => !plain(JSON.stringify(prompt)).includes(value))
    .some((value) => [...lastSides(step), ...lastWords(step)].includes(value));

/** Any rounding is a right estimate, so its first step is open. A choice may be about a single number. */
const mayBeShort = ({ answer }: Exercise) =>
  answer.kind === 'choice' || (answer.kind === 'number' && answer.tolerance !== undefined);

it.each(SKILLS.map((entry) => [entry.id, entry] as const))(
  'leaves the last step of %s open',
  async (_, entry) => {
    const exercises = drawAudited(await entry.load(), 60);
    let short = 0;
    checkEach(exercises, (exercise) => {
      const steps = openedSolution(exercise);
      const solution = exercise.solution.filter(({ text }) => !/^check\b/i.test(text));
      // The whole solution would leave nothing to do.
      expect(steps).not.toEqual(solution);
      if (!mayBeShort(exercise) && solution.length > 2 && steps.length < 2) short += 1;
      for (const { text } of steps) expect(text).toMatch(/^["“$(\d]*[\p{Lu}\d$].*[.?!:]["”)]?$/u);
      const last = steps.at(-1);
      if (last) expect([last, saysAnswer(last, exercise)]).toEqual([last, false]);
      // Results of one or two digits are results of other steps by chance.
      if (answersOf(exercise.answer).every((value) => value.length > 3))
        expect(steps.filter((step) => saysAnswer(step, exercise))).toEqual([]);
    });
    expect(short / exercises.length).toBeLessThanOrEqual(MOST_SHORT);
  },
);
