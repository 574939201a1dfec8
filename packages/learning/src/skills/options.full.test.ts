import Fraction from 'fraction.js';
import { seededRandom } from 'shared-puzzle-engine';
import { chooseOptions } from '../exercise/choose-options';
import { DIFFICULTIES, type ChoiceAnswer, type Exercise, type NumberAnswer } from '../exercise/exercise';
import { SKILLS } from './skill-map';
import type { Skill } from './skill';

const SEEDS = 60;

/** A deviation from chance that is larger happens once in a thousand skills. */
const deviation = (chance: number, count: number) => 3.3 * Math.sqrt((chance * (1 - chance)) / count);

/** The length decides only among few choices of one skill, which share their texts. */
const FEWEST = 20;

const numbersOf = (exercises: readonly Exercise[]) =>
  exercises.flatMap(({ answer }) => (answer.kind === 'number' ? [answer] : []));

/** Options in words; among numbers and formulas, the length says nothing. */
const choicesOf = (exercises: readonly Exercise[]) =>
  exercises.flatMap(({ answer }) =>
    answer.kind === 'choice' &&
    answer.options.every(({ text }) => /[a-z]{3}/i.test(text.replace(/\$[^$]*\$/g, '')))
      ? [answer]
      : [],
  );

/** How many options are smaller than the right one. */
function rankOf(answer: NumberAnswer, seed: number): number {
  const options = chooseOptions(answer, seededRandom(`options ${seed}`));
  return options.filter((option) => new Fraction(option).lt(answer.value)).length;
}

const lengthsOf = ({ options }: ChoiceAnswer) => options.map(({ text }) => text.replaceAll('$', '').length);

/** The part that the right option has in being the longest, or the shortest; less if several are. */
function shareIn(answer: ChoiceAnswer, extreme: (...lengths: number[]) => number): number {
  const lengths = lengthsOf(answer);
  const best = extreme(...lengths);
  return lengths[answer.right] === best ? 1 / lengths.filter((length) => length === best).length : 0;
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const RANKS = [0, 1, 2, 3];
const ranksOfAll: number[] = [];

describe.each(SKILLS.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
  let exercises: readonly Exercise[];
  beforeAll(async () => {
    const skill: Skill = await entry.load();
    exercises = DIFFICULTIES.flatMap((difficulty) =>
      Array.from({ length: SEEDS }, (__, seed) => skill.makeExercise(seededRandom(seed), difficulty)),
    );
  });
  afterAll(() => {
    exercises = [];
  });

  it('offers the right number at each rank about equally often', () => {
    const ranks = numbersOf(exercises).map(rankOf);
    ranksOfAll.push(...ranks);
    if (ranks.length < SEEDS) return;
    // Counts and shares near their limits leave no room on one side.
    for (const rank of RANKS) {
      const share = ranks.filter((other) => other === rank).length / ranks.length;
      expect(share).toBeLessThan(0.25 + deviation(0.25, ranks.length) + 0.1);
    }
  });

  it('does not give the right option away by its length', () => {
    const choices = choicesOf(exercises);
    if (choices.length < FEWEST) return;
    const chance = mean(choices.map(({ options }) => 1 / options.length));
    const allowed = chance + deviation(chance, Math.min(SEEDS, choices.length));
    expect(mean(choices.map((answer) => shareIn(answer, Math.max)))).toBeLessThan(allowed);
    expect(mean(choices.map((answer) => shareIn(answer, Math.min)))).toBeLessThan(allowed);
  });
});

it('each rank is about equally often right over all skills', () => {
  for (const rank of RANKS) {
    const share = ranksOfAll.filter((other) => other === rank).length / ranksOfAll.length;
    expect(Math.abs(share - 0.25)).toBeLessThan(0.03);
  }
});
