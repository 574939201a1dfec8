import { choiceAnswer, type Mistakes } from '../../making/answers';
import { formula, say, step } from '../../making/blocks';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import type { Skill } from '../../skill';
import { estimateAnswer } from '../estimate-answer';
import { decimal } from '../write-number';
import { lesson } from './lesson';
import { periods } from './periods';
import { drawPair, how, type Rounded } from './rounded';

const sizeOf = (a: Rounded, b: Rounded) => `${a.exact} xx ${b.exact}`;

/** Each number rounded to the ten or hundred on its other side. */
function roundedBadly(a: Rounded, b: Rounded): Mistakes {
  return [
    [a, b],
    [b, a],
  ].flatMap(([bad, good]) => {
    if (!bad || !good) return [];
    const unit = 10 ** (String(bad.round).length - 1);
    const far = bad.round + (bad.exact < bad.round ? -unit : unit);
    return [[far * good.round, `${bad.exact} is closer to ${bad.round} than to ${far}.`] as const];
  });
}

const estimated =
  (opposite: boolean): Make =>
  (random, difficulty) => {
    const [a, b] = drawPair(random, difficulty, opposite);
    const value = a.exact * b.exact;
    const rough = a.round * b.round;
    const [ofA, ofB] = [(a.exact - a.round) * b.round, (b.exact - b.round) * a.round];
    if (opposite !== Math.abs(rough - value) <= value * 0.04 || a.round === b.round)
      return estimated(opposite)(random, difficulty);
    const mended = rough + ofA + ofB;
    return {
      prompt: [say('Estimate. Any answer within 5% of the exact value is correct.'), formula(sizeOf(a, b))],
      answer: estimateAnswer(String(value), decimal(value, 20), [
        [
          rough,
          `Both go the same way, so the differences add up: ${how(a)}, and ${how(b)}. Correct for both.`,
        ],
        [
          rough - ofA - ofB,
          `You corrected in the wrong direction. ${rough} is too ${rough > value ? 'large' : 'small'}.`,
        ],
        ...roundedBadly(a, b),
        [rough / 10, 'A zero is missing. Count the zeros of both numbers.'],
        [rough * 10, 'There is one zero too many. Count the zeros of both numbers.'],
        [a.round + b.round, 'You added. An estimate of a product is a product too.'],
      ]),
      solution: [
        step(`Round: ${how(a)}, and ${how(b)}.`, `${a.round} xx ${b.round} = ${rough}`),
        ...(opposite
          ? [
              step(
                'One goes up and one goes down. So the differences nearly cancel, and this is close enough.',
              ),
            ]
          : [
              step(
                `First strip: ${Math.abs(a.exact - a.round)} of about ${b.round}.`,
                `${Math.abs(a.exact - a.round)} xx ${b.round} = ${Math.abs(ofA)}`,
              ),
              step(
                `Second strip: ${Math.abs(b.exact - b.round)} of about ${a.round}.`,
                `${Math.abs(b.exact - b.round)} xx ${a.round} = ${Math.abs(ofB)}`,
              ),
              step(
                rough > value ? 'Both went up: take the strips away.' : 'Both went down: add the strips.',
                `${rough} ${rough > value ? '-' : '+'} ${Math.abs(ofA + ofB)} = ${mended}`,
              ),
            ]),
        step(`The exact product is ${value}.`),
      ],
    };
  };

/** On which side is the estimate? */
const side: Make = (random, difficulty) => {
  const [a, b] = drawPair(random, difficulty, false);
  const isLarger = a.round > a.exact;
  const [up, down] = ['It is more than the product.', 'It is less than the product.'];
  const rounding = `${how(a)}, and ${how(b)}.`;
  return {
    prompt: [
      say(
        `Someone estimates $${sizeOf(a, b)}$ as $${a.round} xx ${b.round} = ${a.round * b.round}$. What is true of the estimate?`,
      ),
    ],
    answer: choiceAnswer(
      isLarger ? up : down,
      [
        [isLarger ? down : up, `Look at each number: ${rounding}`],
        ['It is exactly the product.', 'Both numbers were changed the same way, so the product changed too.'],
      ],
      random,
    ),
    solution: [
      step(`Look at how each number was rounded: ${rounding}`),
      step(
        `Both are ${isLarger ? 'larger' : 'smaller'} than before, so their product is too.`,
        `${sizeOf(a, b)} = ${a.exact * b.exact}`,
      ),
    ],
  };
};

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [estimated(true), estimated(true), side],
    2: [estimated(true), side, periods],
    3: [estimated(false), estimated(true), periods],
    4: [estimated(false), periods],
    5: [estimated(false), estimated(false), periods],
  }),
};
