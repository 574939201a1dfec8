import {
  ask,
  choiceAnswer,
  nearly,
  numberAnswer,
  say,
  step,
  wrong,
  type Block,
  type ExerciseDifficulty,
  type Make,
  type Mistakes,
  type Question,
} from '../builder';
import { drawProduct, frontOf, waySteps, type Drawn, type SplitProduct } from './split-factor';
import { workOut } from './work-out';
import { decimal } from './write-number';

/** A story in which the number is multiplied by the factor. */
type Tell = (number: number, factor: string) => string;
export type Stories = Readonly<Record<string, readonly [Tell, ...Tell[]]>>;

/** For decimal factors: money, lengths, liters. */
const WITH_POINT: readonly [Tell, ...Tell[]] = [
  (number, factor) =>
    `A pound of carrots costs ${Number(factor).toFixed(2)} dollars. How many dollars do ${number} pounds cost?`,
  (number, factor) => `A bottle holds ${factor} liters. How many liters do ${number} bottles hold?`,
  (number, factor) => `A lap is ${factor} miles long. How many miles are ${number} laps?`,
];

/** What each difficulty draws from. */
export type DrawnAt = Readonly<Record<ExerciseDifficulty, readonly [Drawn, ...Drawn[]]>>;

/** What people wrongly add to the product with the round factor, and why it is wrong. */
function slips({ number, factor, round, size, whole, piece, isLess, isHalf }: SplitProduct): Mistakes {
  const groups = `Each of the ${number} groups`;
  if (isLess) {
    return [
      wrong`${piece} | You added ${piece}. ${factor} is less than ${round}, so subtract it instead.`,
      wrong`${-size} | You subtracted ${size} only once. ${groups} is ${size} too large, so subtract ${piece}.`,
      wrong`${-Number(factor)} | You subtracted ${factor}. ${groups} is ${size} too large, so subtract ${piece}.`,
      wrong`${-2 * piece} | You subtracted ${piece} twice. Once is enough.`,
    ];
  }
  return [
    wrong`${size} | You added ${size} only once. ${groups} gets ${size} more, so add ${piece}.`,
    ...(isHalf
      ? [
          wrong`${number / 2} | You added half of ${number}. ${size} is half of ${round}, so add half of ${whole}.`,
          wrong`${whole} | You added ${whole} again. ${size} is only half of ${round}, so add half of it.`,
        ]
      : [
          wrong`${piece / 2} | This is ${decimal(round + size / 2)} times ${number}. Add twice as much, ${piece}.`,
          wrong`${whole} | You doubled. ${factor} is ${round} plus ${size}, not twice ${round}.`,
        ]),
    wrong`${factor} | You added ${factor}. ${groups} gets ${size} more, so add ${piece}.`,
    wrong`${-piece} | You subtracted ${piece}. ${factor} is more than ${round}, so add it instead.`,
  ];
}

function multiplied(product: SplitProduct, prompt: readonly Block[]): Question {
  const { number, round, whole, piece, value, isLess } = product;
  const [front, behind] = frontOf(piece);
  const stopped = round === 1 ? `This is ${number} itself.` : `This is $${number} xx ${round}$.`;
  const changed = slips(product).map(
    ([change, reason]) => [decimal(whole + Number(change)), reason] as const,
  );
  const mistakes: Mistakes = [
    ...changed.slice(0, 2),
    isLess
      ? wrong`${whole} | ${stopped} It is ${piece} too large, so subtract that.`
      : wrong`${whole} | ${stopped} Now add ${piece}.`,
    ...(isLess && behind > 0 && front > 0
      ? [
          wrong`${decimal(whole - front + behind)} | You added the second part. Subtract both: first ${front}, and then ${behind}.`,
        ]
      : []),
    ...changed.slice(2),
    ...(Number.isInteger(value)
      ? nearly(value)
      : [
          wrong`${decimal(value * 10)} | Your decimal point is one place off. Compare with ${whole}.`,
          wrong`${decimal(value, 10)} | Your decimal point is one place off. Compare with ${whole}.`,
        ]),
  ];
  return { prompt, answer: numberAnswer(value, mistakes), solution: waySteps(product) };
}

export const bare =
  (drawn: DrawnAt): Make =>
  (draw, difficulty) => {
    const product = drawProduct(draw, drawn[difficulty]);
    const { number, factor } = product;
    return multiplied(
      product,
      workOut(draw.chance(0.5) ? `${number} xx ${factor}` : `${factor} xx ${number}`),
    );
  };

/** @param stories by their factor */
export const told =
  (drawn: DrawnAt, stories: Stories): Make =>
  (draw, difficulty) => {
    const product = drawProduct(draw, drawn[difficulty]);
    const tell = draw.pick(stories[product.factor] ?? WITH_POINT);
    return multiplied(product, [say(tell(product.number, product.factor))]);
  };

/** Which expression has the same value as the product? */
export const way =
  (drawn: DrawnAt): Make =>
  (draw, difficulty) => {
    const product = drawProduct(draw, drawn[difficulty]);
    const { number, factor, whole, piece, isLess } = product;
    const written = (change: number) => `$${whole} ${change < 0 ? '-' : '+'} ${decimal(Math.abs(change))}$`;
    return {
      prompt: ask`Which of these is the same as $${number} xx ${factor}$?`,
      answer: choiceAnswer(
        written(isLess ? -piece : piece),
        slips(product).map(([change, reason]) => [written(Number(change)), reason]),
      ),
      solution: waySteps(product),
    };
  };

/** 47 xx 99 + 47: together they are 100 groups. */
export const together =
  (drawn: DrawnAt): Make =>
  (draw, difficulty) => {
    const product = drawProduct(draw, drawn[difficulty]);
    const { number, factor, round, size, whole, piece, value, isLess } = product;
    const sign = isLess ? '+' : '-';
    const second = size === 1 ? `${number}` : `${number} xx ${size}`;
    const math = `${number} xx ${factor} ${sign} ${second}`;
    const count = `${factor} ${sign} ${size} = ${round}`;
    const all = round === 1 ? `${number} itself` : `${round} times ${number}`;
    return {
      prompt: workOut(math),
      answer: numberAnswer(whole, [
        wrong`${value} | This is only $${number} xx ${factor}$. Continue with the second part, ${piece}.`,
        wrong`${decimal(isLess ? value - piece : value + piece)} | You used the wrong sign. ${isLess ? 'Add' : 'Subtract'} the second part: $${count}$.`,
        wrong`${decimal(isLess ? value + size : value - size)} | You used ${size} for the second part. It is ${size} times ${number}, or ${piece}.`,
        wrong`${decimal(whole * 10)} | Your answer has one zero too many. Find ${all}.`,
        wrong`${decimal(whole, 10)} | Your answer is ten times too small. Find ${all}.`,
      ]),
      solution: [
        step`Both parts are ${number} times something. Combine the other factors. | ${count}`,
        step`So it is ${all}. | ${math} = ${number} xx ${round}`,
        step`Now multiply. | ${number} xx ${round} = ${whole}`,
      ],
    };
  };
