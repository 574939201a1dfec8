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
  const amounts = `${more.share} percent of ${more.all} is ${more.amount}, and ${less.share} percent of ${less.all} is ${less.amount}.`;
  return {
    prompt: [
      say`In which pie does the slice ${quoted(asked)} stand for more ${who}?`,
      ...pictures(halves, who),
    ],
    answer: choiceAnswer(more.name, [
      less.share > more.share
        ? wrong`${less.name} | Its slice is larger, but of fewer ${who}: ${amounts}`
        : wrong`${less.name} | Take each share of its own total: ${amounts}`,
      wrong`Neither: it is equal | The totals and the shares are different: ${amounts}`,
      wrong`Unknown | They do, because both totals are given: ${amounts}`,
    ]),
    solution: [
      ...halves.map(
        (half) =>
          step`In the pie “${half.name}”, take the share of its own total. | ${half.share / 100} xx ${half.all} = ${half.amount}`,
      ),
      step`So there are more in the pie “${more.name}”.`,
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
      say`Look at the slice ${quoted(asked)} in both pies. How many more ${who} does it stand for in the pie “${more.name}” than in the pie “${less.name}”?`,
      ...pictures(halves, who),
    ],
    answer: numberAnswer(value, [
      wrong`${Math.abs(more.share - less.share)} | You subtracted percentages. Each is a share of another total: find how many ${who} it is.`,
      wrong`${tidy((Math.abs(more.share - less.share) * (more.all + less.all)) / 100)} | You took the difference of the percentages of all ${who}. Each percentage belongs to its own pie.`,
      wrong`${Math.abs(more.all - less.all)} | This is how many more ${who} the whole pie has. Take only the slice.`,
      wrong`${more.amount} | This is the pie “${more.name}” alone. Take away the ${less.amount} of the other one.`,
      wrong`${more.amount + less.amount} | You added. “How many more” asks for a difference.`,
      ...nearly(value),
    ]),
    solution: [
      step`In the pie “${more.name}”: | ${more.share / 100} xx ${more.all} = ${more.amount}`,
      step`In the pie “${less.name}”: | ${less.share / 100} xx ${less.all} = ${less.amount}`,
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
      wrong`${(one.share + other.share) / 2} | You took the mean of the two percentages. The pie with more ${who} counts more: count the ${who}.`,
      wrong`${one.share + other.share} | You added percentages of different totals. Add the numbers of people first.`,
      wrong`${amount} | This is how many ${who} there are. Write it as a part of all ${all}.`,
      wrong`${tidy((100 * amount) / Math.max(one.all, other.all))} | You divided by one pie. Both together have ${all} ${who}.`,
      wrong`${100 - value} | These are the other slices.`,
      ...nearly(value),
    ]),
    solution: [
      ...halves.map(
        (half) => step`In the pie “${half.name}”: | ${half.share / 100} xx ${half.all} = ${half.amount}`,
      ),
      step`Add both slices, and both totals. | ${one.amount} + ${other.amount} = ${amount}, ${one.all} + ${other.all} = ${all}`,
      step`Take the part of the whole. | ${amount}/${all} = ${value}%`,
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
      say`The slice ${quoted(asked)} stands for the same number of ${who} in both pies. How many ${who} does the whole pie “${other.name}” stand for?`,
      picture(pieChart({ title: `${one.name}: ${one.all} ${who}`, slices: one.pie.slices })),
      picture(pieChart({ title: other.name, slices: other.pie.slices })),
    ],
    answer: numberAnswer(value, [
      wrong`${one.all} | Only the slices stand for the same number. Their shares differ, so the totals do too.`,
      wrong`${tidy((one.all * other.share) / one.share)} | You turned it around. If the same number is ${other.share} percent instead of ${one.share}, what does that say of the total?`,
      wrong`${one.amount} | This is how many the slice stands for. Find the whole that it is a share of.`,
      wrong`${tidy((one.amount * other.share) / 100)} | You took ${other.share} percent of the slice. The slice is ${other.share} percent of the whole.`,
      wrong`${one.all + one.share - other.share} | You added the difference of the percentages. A percentage is not a number of people.`,
      ...nearly(value),
    ]),
    solution: [
      step`How many does the slice stand for in the pie “${one.name}”? | ${one.share / 100} xx ${one.all} = ${one.amount}`,
      step`In the pie “${other.name}”, ${one.amount} is ${other.share} percent. So this is one percent. | ${one.amount} -: ${other.share} = ${tidy(one.amount / other.share)}`,
      step`The whole is 100 percent. | 100 xx ${tidy(one.amount / other.share)} = ${value}`,
    ],
  };
};
