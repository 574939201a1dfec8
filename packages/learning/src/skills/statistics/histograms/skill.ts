import {
  choiceAnswer,
  defineSkill,
  medianOf,
  nearly,
  numberAnswer,
  picture,
  say,
  step,
  tidy,
  total,
  wrong,
  type Draw,
  type Make,
} from '../builder';
import { AXES, drawClasses, histogram, nameOf, startOf, type Classes } from './classes';
import { lesson } from './lesson';

/** All classes from a bound on, or up to it; or those between two. */
function drawPart(draw: Draw, classes: Classes) {
  const last = classes.counts.length;
  const [begin, end] = draw.pick([
    [0, draw.integer(2, last - 1)],
    [draw.integer(1, last - 2), last],
    [1, last - 1],
  ] as const);
  const [low, high] = [startOf(classes, begin), startOf(classes, end)];
  const words =
    begin === 0
      ? `less than ${high}`
      : end === last
        ? `at least ${low}`
        : `at least ${low}, but less than ${high}`;
  return { words, inside: classes.counts.slice(begin, end) };
}

const countOf: Make = (draw, difficulty) => {
  const classes = drawClasses(draw, difficulty + 3, 6 + 4 * difficulty);
  const { words, inside } = drawPart(draw, classes);
  const [all, value] = [total(classes.counts), total(inside)];
  return {
    prompt: [say`How many values are ${words}?`, picture(histogram(classes, draw.pick(AXES)))],
    answer: numberAnswer(value, [
      wrong`${all - value} | These are the other values. Check again which side of the bound the bars are on.`,
      wrong`${total(inside.slice(1))} | You left out the bar next to the bound. A class includes its left end, not its right end.`,
      wrong`${total(inside.slice(0, -1))} | You left out the last bar. Add it too.`,
      wrong`${inside.length} | You counted the bars. Add the numbers on them.`,
      wrong`${all} | This is all the values. Use only the bars that the question asks about.`,
      ...nearly(value),
    ]),
    solution: [
      step`Find the bars for the values that are ${words}: ${inside.join(', ')}.`,
      step`Add them. | ${inside.join(' + ')} = ${value}`,
    ],
  };
};

/** A part in percent. */
const percentOf: Make = (draw, difficulty) => {
  const classes = drawClasses(draw, difficulty + 1, 9 + 2 * difficulty);
  const { words, inside } = drawPart(draw, classes);
  const [all, part] = [total(classes.counts), total(inside)];
  const value = (100 * part) / all;
  if (!Number.isInteger(value) || value === 50) return percentOf(draw, difficulty);
  return {
    prompt: [say`What percentage of the values are ${words}?`, picture(histogram(classes, draw.pick(AXES)))],
    answer: numberAnswer(value, '%', [
      wrong`${part} | This is how many there are. Write it as a percentage of all ${all}.`,
      wrong`${100 - value} | This is the percentage of the other values. Subtract it from 100 percent.`,
      wrong`${Math.round((100 * inside.length) / classes.counts.length)} | You counted bars. They have different heights, so add the numbers on them.`,
      wrong`${Math.round((100 * part) / (all - part))} | You divided by the others. Divide by all ${all}.`,
      ...nearly(value),
    ]),
    solution: [
      step`How many values are there in all? | ${classes.counts.join(' + ')} = ${all}`,
      step`How many are ${words}? | ${inside.join(' + ')} = ${part}`,
      step`Write it as a percentage of the whole. | ${part}/${all} = ${value}%`,
    ],
  };
};

/** Which class contains the median? */
const medianClass: Make = (draw, difficulty) => {
  const classes = drawClasses(draw, difficulty + 1, 12);
  const { counts } = classes;
  const all = total(counts);
  const most = counts.filter((count) => count === Math.max(...counts)).length;
  if (all % 2 === 0 || most > 1) return medianClass(draw, difficulty);
  const middle = (all + 1) / 2;
  const upTo = counts.map((_, index) => total(counts.slice(0, index + 1)));
  const right = upTo.findIndex((count) => count >= middle);
  const highest = counts.indexOf(Math.max(...counts));
  const half = Math.floor((counts.length - 1) / 2);
  const tooEarly = 'This class is too far to the left. Fewer than half of the values come before its end.';
  const tooLate = 'This class is too far to the right. At least half of the values come before it.';
  const reason = (place: number) =>
    place === highest
      ? `This bar is the highest. The median is the middle one of all ${all} values.`
      : place === half
        ? `This is the bar in the middle. Count values, not bars: the middle one is number ${middle}.`
        : place < right
          ? tooEarly
          : tooLate;
  const others = [highest, half, right - 1, right + 1, right + 2, right - 2].filter(
    (place) => place !== right && place >= 0 && place < counts.length,
  );
  if (!others.includes(highest) && !others.includes(half)) return medianClass(draw, difficulty);
  return {
    prompt: [say`In which class is the median?`, picture(histogram(classes, draw.pick(AXES)))],
    answer: choiceAnswer(
      nameOf(classes, right),
      others.map((place) => [nameOf(classes, place), reason(place)] as const),
    ),
    solution: [
      step`How many values are there? | ${counts.join(' + ')} = ${all}`,
      step`The middle one of ${all} is number ${middle}: ${middle - 1} come before it and ${middle - 1} come after.`,
      step`Add bars from the left until you pass ${middle}. | ${counts.slice(0, right + 1).join(' + ') + (right === 0 ? '' : ` = ${upTo[right] ?? 0}`)}`,
      step`Number ${middle} is in the class ${nameOf(classes, right)}.`,
    ],
  };
};

const ESTIMATES = [
  'Estimate the mean. Use the midpoint of each class for all the values in it.',
  'Only the classes were recorded, not each value. Estimate the mean from the midpoints of the classes.',
  'Suppose that the values of each class are spread evenly. Estimate the mean.',
] as const;

/** The middle of each class represents everyone in it. */
const estimatedMean: Make = (draw, difficulty) => {
  const classes = drawClasses(draw, difficulty - 1, difficulty + 2);
  const { counts, width } = classes;
  const all = total(counts);
  const middles = counts.map((_, index) => startOf(classes, index) + width / 2);
  const sumWith = (values: readonly number[]) =>
    total(values.map((value, index) => value * (counts[index] ?? 0)));
  const sum = sumWith(middles);
  const value = sum / all;
  if (!Number.isInteger(2 * value) || value === medianOf(middles)) return estimatedMean(draw, difficulty);
  return {
    prompt: [say(draw.pick(ESTIMATES)), picture(histogram(classes, draw.pick(AXES)))],
    answer: numberAnswer(value, [
      wrong`${value - width / 2} | You used the left end of each class. Use the midpoint.`,
      wrong`${value + width / 2} | You used the right end of each class. Use the midpoint.`,
      wrong`${medianOf(middles)} | You counted each class once. Multiply each midpoint by the number of values in its class.`,
      wrong`${tidy(all / counts.length)} | This is the mean height of the bars. Use the values on the axis.`,
      wrong`${tidy(sum / counts.length)} | You divided by the ${counts.length} classes. Divide by all ${all} values.`,
      ...nearly(value),
    ]),
    solution: [
      step`The midpoints of the classes are ${middles.join(', ')}.`,
      step`Multiply each midpoint by the height of its bar, and add. | ${middles.map((middle, index) => `${middle} xx ${counts[index] ?? 0}`).join(' + ')} = ${sum}`,
      step`How many values are there? | ${counts.join(' + ')} = ${all}`,
      step`Divide. | ${sum}/${all} = ${value}`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [countOf],
  2: [countOf],
  3: [percentOf, medianClass],
  4: [percentOf, medianClass, estimatedMean],
  5: [estimatedMean, estimatedMean, percentOf, medianClass],
});
