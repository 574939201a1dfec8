import type { Random } from 'shared-puzzle-engine';
import { choiceAnswer, nearly, numberAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { tidy } from '../data';
import { drawPie, drawTotal, otherShares, pieChart, quoted, someSlices, type Pie, type Slice } from './pie';

interface Half {
  readonly name: string;
  readonly pie: Pie;
  readonly all: number;
  readonly share: number;
  readonly amount: number;
}

/** Two pies of the same slices and of different totals, and one slice to look at in both. */
export function drawTwo(random: Random): { who: string; asked: Slice; halves: readonly [Half, Half] } {
  const first = drawPie(random, 3, 5);
  const second = otherShares(random, first);
  const [asked] = someSlices(random, first, 1) as [Slice];
  const halves = [first, second].map((pie, place) => {
    const all = drawTotal(random, pie, 25);
    const share = pie.slices.find(({ label }) => label === asked.label)?.share ?? 0;
    return { name: first.groups[place] ?? '', pie, all, share, amount: (share * all) / 100 };
  }) as [Half, Half];
  const [one, other] = halves;
  const isUseful = one.all !== other.all && one.amount !== other.amount;
  return isUseful ? { who: first.who, asked, halves } : drawTwo(random);
}

export function pictures(halves: readonly [Half, Half], who: string) {
  return halves.map(({ name, pie, all }) =>
    picture(pieChart({ title: `${name}: ${all} ${who}`, slices: pie.slices })),
  );
}

/** The larger slice is not always the larger amount. */
export const moreOf: Make = (random) => {
  const { who, asked, halves } = drawTwo(random);
  const [one, other] = halves;
  const more = one.amount > other.amount ? one : other;
  const less = more === one ? other : one;
  // Only where the pictures mislead is there something to find out; sometimes they do not.
  if (less.share < more.share && random() < 0.7) return moreOf(random, 4);
  const amounts = `${more.share} percent of ${more.all} is ${more.amount}, and ${less.share} percent of ${less.all} is ${less.amount}.`;
  return {
    prompt: [
      say(`In which pie does the slice ${quoted(asked)} stand for more ${who}?`),
      ...pictures(halves, who),
    ],
    answer: choiceAnswer(
      more.name,
      [
        [
          less.name,
          less.share > more.share
            ? `Its slice is larger, but of fewer ${who}: ${amounts}`
            : `Take each share of its own total: ${amounts}`,
        ],
        ['The number is the same in both', `The totals and the shares are different: ${amounts}`],
        ['The pies do not say', `They do, because both totals are given: ${amounts}`],
      ],
      random,
    ),
    solution: [
      ...halves.map((half) =>
        step(
          `In the pie “${half.name}”, take the share of its own total.`,
          `${half.share / 100} xx ${half.all} = ${half.amount}`,
        ),
      ),
      step(`So there are more in the pie “${more.name}”.`),
    ],
  };
};

/** How many more: two amounts, each of its own total. */
export const howManyMore: Make = (random) => {
  const { who, asked, halves } = drawTwo(random);
  const [more, less] = [...halves].sort((one, other) => other.amount - one.amount) as [Half, Half];
  const value = more.amount - less.amount;
  return {
    prompt: [
      say(
        `Look at the slice ${quoted(asked)} in both pies. How many more ${who} does it stand for in the pie “${more.name}” than in the pie “${less.name}”?`,
      ),
      ...pictures(halves, who),
    ],
    answer: numberAnswer(value, [
      [
        Math.abs(more.share - less.share),
        `You subtracted percentages. Each is a share of another total: find how many ${who} it is.`,
      ],
      [
        tidy((Math.abs(more.share - less.share) * (more.all + less.all)) / 100),
        `You took the difference of the percentages of all ${who}. Each percentage belongs to its own pie.`,
      ],
      [Math.abs(more.all - less.all), `This is how many more ${who} the whole pie has. Take only the slice.`],
      [more.amount, `This is the pie “${more.name}” alone. Take away the ${less.amount} of the other one.`],
      [more.amount + less.amount, 'You added. “How many more” asks for a difference.'],
      ...nearly(value),
    ]),
    solution: [
      step(`In the pie “${more.name}”:`, `${more.share / 100} xx ${more.all} = ${more.amount}`),
      step(`In the pie “${less.name}”:`, `${less.share / 100} xx ${less.all} = ${less.amount}`),
      step('Subtract.', `${more.amount} - ${less.amount} = ${value}`),
    ],
  };
};
