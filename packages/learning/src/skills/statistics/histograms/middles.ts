import { choiceAnswer, nearly, numberAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { medianOf, tidy, total } from '../data';
import { AXES, drawClasses, histogram, nameOf, startOf } from './classes';

/** In which class does the median lie? */
export const medianClass: Make = (random, difficulty) => {
  const classes = drawClasses(random, difficulty + 1, 12);
  const { counts } = classes;
  const all = total(counts);
  const most = counts.filter((count) => count === Math.max(...counts)).length;
  if (all % 2 === 0 || most > 1) return medianClass(random, difficulty);
  const middle = (all + 1) / 2;
  const upTo = counts.map((_, place) => total(counts.slice(0, place + 1)));
  const right = upTo.findIndex((count) => count >= middle);
  const highest = counts.indexOf(Math.max(...counts));
  const half = Math.floor((counts.length - 1) / 2);
  const tooEarly = 'Fewer than half of the values come before the end of this class.';
  const tooLate = 'Half of the values come before this class.';
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
  if (!others.includes(highest) && !others.includes(half)) return medianClass(random, difficulty);
  return {
    prompt: [say('In which class does the median lie?'), picture(histogram(classes, pick(random, AXES)))],
    answer: choiceAnswer(
      nameOf(classes, right),
      others.map((place) => [nameOf(classes, place), reason(place)] as const),
      random,
    ),
    solution: [
      step('How many values are there?', `${counts.join(' + ')} = ${all}`),
      step(
        `The middle one of ${all} is number ${middle}: ${middle - 1} come before it and ${middle - 1} come after.`,
      ),
      step(
        `Add bars from the left until you pass ${middle}.`,
        counts.slice(0, right + 1).join(' + ') + (right === 0 ? '' : ` = ${upTo[right] ?? 0}`),
      ),
      step(`Number ${middle} is in the class ${nameOf(classes, right)}.`),
    ],
  };
};

/** The middle of each class stands for all who are in it. */
export const estimatedMean: Make = (random, difficulty) => {
  const classes = drawClasses(random, difficulty - 1, difficulty + 2);
  const { counts, width } = classes;
  const all = total(counts);
  const middles = counts.map((_, place) => startOf(classes, place) + width / 2);
  const sumWith = (values: readonly number[]) =>
    total(values.map((value, place) => value * (counts[place] ?? 0)));
  const sum = sumWith(middles);
  const value = sum / all;
  if (!Number.isInteger(2 * value) || value === medianOf(middles)) return estimatedMean(random, difficulty);
  return {
    prompt: [
      say('Estimate the mean. Use the middle of each class for all the values in it.'),
      picture(histogram(classes, pick(random, AXES))),
    ],
    answer: numberAnswer(value, [
      [value - width / 2, 'You used the left end of each class. Use the middle.'],
      [value + width / 2, 'You used the right end of each class. Use the middle.'],
      [medianOf(middles), 'You counted each class once. A class counts as often as there are values in it.'],
      [tidy(all / counts.length), 'This is the mean height of the bars. The values are below them.'],
      [
        tidy(sum / counts.length),
        `You divided by the ${counts.length} classes. Divide by all ${all} values.`,
      ],
      ...nearly(value),
    ]),
    solution: [
      step(`The middles of the classes are ${middles.join(', ')}.`),
      step(
        'Each occurs as often as its bar says.',
        `${middles.map((middle, place) => `${middle} xx ${counts[place] ?? 0}`).join(' + ')} = ${sum}`,
      ),
      step('How many values are there?', `${counts.join(' + ')} = ${all}`),
      step('Divide.', `${sum}/${all} = ${value}`),
    ],
  };
};
