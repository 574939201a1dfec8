import { randomInteger, shuffled } from 'shared-puzzle-engine';
import { choiceAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';

const BINOMIAL = [
  'The number of sixes in # rolls of a die',
  'The number of heads in # tosses of a coin',
  'The number of red balls in # draws, if each ball is put back',
  'The number of correct answers to # questions, if all are guessed',
] as const;

const OTHERS = [
  [
    'The number of red balls in # draws from a small bag, if none is put back',
    'Each ball that is gone changes the probability of the next draw.',
  ],
  ['The number of rolls of a die until # sixes have come up', 'Here the number of tries is not fixed.'],
  ['The sum of # rolls of a die', 'This adds points. A binomial number counts: success, or not.'],
  [
    'The number of rainy days among # days in a row',
    'Days are not independent: rain often lasts for several.',
  ],
  [
    'The number of people with a cold in a family of #',
    'They catch it from each other, so they are not independent.',
  ],
  [
    'The number of hits in # shots by a player who is getting tired',
    'The probability does not stay the same from shot to shot.',
  ],
] as const;

/** Fixed number of tries, the same probability, independent: which one is it? */
export const isBinomial: Make = (random) => {
  const n = randomInteger(random, 3, 8);
  const named = (text: string) => text.replace('#', String(n));
  const others = shuffled(OTHERS, random).slice(0, 3);
  const right = pick(random, BINOMIAL);
  return {
    prompt: [say('Which of these numbers can be found with the binomial formula?')],
    answer: choiceAnswer(
      named(right),
      others.map(([text, why]) => [named(text), why] as const),
      random,
    ),
    solution: [
      step(
        'The formula needs a fixed number of tries, the same probability in each, and tries that do not influence each other.',
      ),
      step(
        `${named(right)}: there are ${n} tries, each succeeds or fails with the same probability, and none changes another.`,
      ),
    ],
  };
};
