import {
  choiceAnswer,
  nearly,
  numberAnswer,
  picture,
  say,
  step,
  tidy,
  wrong,
  type Draw,
  type Make,
} from '../builder';
import { drawPie, drawTotal, otherShares, pieChart, quoted, someSlices, type Pie, type Slice } from './pie';

interface Half {
  readonly name: string;
  readonly pie: Pie;
  readonly all: number;
  readonly share: number;
  readonly amount: number;
}

/** Two pies of the same slices and of different totals, and one slice to look at in both. */
function drawTwo(draw: Draw): { who: string; asked: Slice; halves: readonly [Half, Half] } {
  const first = drawPie(draw, 3, 5);
  const second = otherShares(draw, first);
  const [asked] = someSlices(draw, first, 1) as [Slice];
  const halves = [first, second].map((pie, index) => {
    const all = drawTotal(draw, pie, 25);
    const share = pie.slices.find(({ label }) => label === asked.label)?.share ?? 0;
    return { name: first.groups[index] ?? '', pie, all, share, amount: (share * all) / 100 };
  }) as [Half, Half];
  const [one, other] = halves;
  const isUseful = one.all !== other.all && one.amount !== other.amount;
  return isUseful ? { who: first.who, asked, halves } : drawTwo(draw);
}

function pictures(halves: readonly [Half, Half], who: string) {
  return halves.map(({ name, pie, all }) =>
    picture(pieChart({ title: `${name}: ${all} ${who}`, slices: pie.slices })),
  );
}

/** The larger slice is not always the larger amount. */
export const moreOf: Make = (draw) => {
  const { who, asked, halves } = drawTwo(draw);
  const [one, other] = halves;
  const more = one.amount > other.amount ? one : other;
  const less = more === one ? other : one;
  // The question is interesting if the pictures mislead. Sometimes they do not.
  if (less.share < more.share && draw.chance(0.7)) return moreOf(draw, 4);
  return {
    prompt: [
      say`In which pie does the slice ${quoted(asked)} represent more ${who}?`,
      ...pictures(halves, who),
    ],
    answer: choiceAnswer(more.name, [
      less.share > more.share
        ? wrong`${less.name} | Its slice is larger, but the pie represents fewer ${who}. Find each share of its own total.`
        : wrong`${less.name} | You did not use both the shares and the totals. Find each share of its own total.`,
      wrong`Both are equal | The totals and the shares are different. Find each share of its own total.`,
      wrong`Unknown | The pies do say it, because both totals are given. Find each share of its own total.`,
    ]),
    solution: [
      ...halves.map(
        (half) =>
          step`In the pie “${half.name},” find the share of its own total. | ${half.share / 100} xx ${half.all} = ${half.amount}`,
      ),
      step`So there are more in the pie “${more.name}.”`,
    ],
  };
};

/** How many more? Both amounts refer to their own total. */
export const howManyMore: Make = (draw) => {
  const { who, asked, halves } = drawTwo(draw);
  const [more, less] = [...halves].sort((one, other) => other.amount - one.amount) as [Half, Half];
  const value = more.amount - less.amount;
  return {
    prompt: [
      say`Look at the slice ${quoted(asked)} in both pies. How many more ${who} does it represent in the pie “${more.name}” than in the pie “${less.name}”?`,
      ...pictures(halves, who),
    ],
    answer: numberAnswer(value, [
      wrong`${Math.abs(more.share - less.share)} | You subtracted percentages. Each is a share of a different total, so find how many ${who} each one is.`,
      wrong`${tidy((Math.abs(more.share - less.share) * (more.all + less.all)) / 100)} | You used the difference of the percentages. Each percentage belongs to its own pie.`,
      wrong`${Math.abs(more.all - less.all)} | This is how many more ${who} the whole pie has. Use only the slice.`,
      wrong`${more.amount} | This is the pie “${more.name}” alone. Subtract the number in the other pie.`,
      wrong`${more.amount + less.amount} | You added. “How many more” asks for a difference, so subtract.`,
      ...nearly(value),
    ]),
    solution: [
      step`Find how many there are in the pie “${more.name}.” | ${more.share / 100} xx ${more.all} = ${more.amount}`,
      step`Find how many there are in the pie “${less.name}.” | ${less.share / 100} xx ${less.all} = ${less.amount}`,
      step`Subtract. | ${more.amount} - ${less.amount} = ${value}`,
    ],
  };
};

/** Both groups in one pie: the share is not halfway, unless both totals are equal. */
export const bothTogether: Make = (draw, difficulty) => {
  const { who, asked, halves } = drawTwo(draw);
  const [one, other] = halves;
  const [all, amount] = [one.all + other.all, one.amount + other.amount];
  const value = (100 * amount) / all;
  if (!Number.isInteger(value)) return bothTogether(draw, difficulty);
  return {
    prompt: [
      say`One pie is drawn for all ${who} of both pies together. What percentage is its slice ${quoted(asked)}?`,
      ...pictures(halves, who),
    ],
    answer: numberAnswer(value, '%', [
      wrong`${(one.share + other.share) / 2} | You found the mean of the two percentages. The pies have different totals, so count the ${who}.`,
      wrong`${one.share + other.share} | You added percentages of different totals. Add the numbers of people first.`,
      wrong`${amount} | This is how many ${who} there are. Write it as a percentage of all ${all}.`,
      wrong`${tidy((100 * amount) / Math.max(one.all, other.all))} | You divided by the total of one pie. Both pies together have ${all} ${who}.`,
      wrong`${100 - value} | This is the percentage of the other slices. Subtract it from 100 percent.`,
      ...nearly(value),
    ]),
    solution: [
      ...halves.map(
        (half) =>
          step`Find how many there are in the pie “${half.name}.” | ${half.share / 100} xx ${half.all} = ${half.amount}`,
      ),
      step`Add both slices, and both totals. | ${one.amount} + ${other.amount} = ${amount}, ${one.all} + ${other.all} = ${all}`,
      step`Write the part as a percentage of the whole. | ${amount}/${all} = ${value}%`,
    ],
  };
};

/** The same number of people is a different share of the second pie. How large is its total? */
export const sameAmount: Make = (draw, difficulty) => {
  const { who, asked, halves } = drawTwo(draw);
  const [one, other] = halves;
  const value = (100 * one.amount) / other.share;
  const isWhole = other.pie.slices.every(({ share }) => Number.isInteger((share * value) / 100));
  if (!isWhole) return sameAmount(draw, difficulty);
  return {
    prompt: [
      say`The slice ${quoted(asked)} represents the same number of ${who} in both pies. How many ${who} does the whole pie “${other.name}” represent?`,
      picture(pieChart({ title: `${one.name}: ${one.all} ${who}`, slices: one.pie.slices })),
      picture(pieChart({ title: other.name, slices: other.pie.slices })),
    ],
    answer: numberAnswer(value, [
      wrong`${one.all} | Only the slices represent the same number. Their shares differ, so the totals do too.`,
      wrong`${tidy((one.all * other.share) / one.share)} | You reversed the two percentages. Find the number in the slice first, and then the whole pie.`,
      wrong`${one.amount} | This is the number in the slice. Find the whole of which it is ${other.share} percent.`,
      wrong`${tidy((one.amount * other.share) / 100)} | You found ${other.share} percent of the slice. The slice is ${other.share} percent of the whole.`,
      wrong`${one.all + one.share - other.share} | You added the difference of the percentages. Percentages are not numbers of people.`,
      ...nearly(value),
    ]),
    solution: [
      step`How many does the slice represent in the pie “${one.name}”? | ${one.share / 100} xx ${one.all} = ${one.amount}`,
      step`In the pie “${other.name},” ${one.amount} is ${other.share} percent, so divide to find one percent. | ${one.amount} -: ${other.share} = ${tidy(one.amount / other.share)}`,
      step`The whole is 100 percent, so multiply by 100. | 100 xx ${tidy(one.amount / other.share)} = ${value}`,
    ],
  };
};
