import {
  choiceAnswer,
  defineSkill,
  differentNumbers,
  nearly,
  numberAnswer,
  picture,
  say,
  step,
  wrong,
  type Make,
} from '../builder';
import { boxPlot, drawBox, fiveNumbers } from './five-numbers';
import { lesson } from './lesson';

const AXES = ['Minutes to get to work', 'Points on a test', 'Age of visitors', 'Apples on a tree'] as const;

const PARTS = [
  ['median', 'median', 'The median is the bar inside the box.'],
  ['lower', 'lower quartile', 'The lower quartile is the left end of the box.'],
  ['upper', 'upper quartile', 'The upper quartile is the right end of the box.'],
] as const;

/** One of the five numbers, or a length, is read off. */
const readOff: Make = (draw, difficulty) => {
  const box = drawBox(draw, difficulty === 1 ? 10 : 5);
  const { minimum, lower, median, upper, maximum } = box;
  const [part, name, where] = draw.pick(PARTS);
  const kind = difficulty === 1 ? 'part' : draw.pick(['range', 'box', 'part'] as const);
  const [asked, value, why, math] = {
    part: [name, box[part], where, `"${name}" = ${box[part]}`],
    range: [
      'range',
      maximum - minimum,
      'The range is the length from end to end of the line.',
      `${maximum} - ${minimum} = ${maximum - minimum}`,
    ],
    box: [
      'interquartile range',
      upper - lower,
      'The interquartile range is the length of the box.',
      `${upper} - ${lower} = ${upper - lower}`,
    ],
  }[kind] as [string, number, string, string];
  const reason = (what: string) => `This is ${what}. ${why}`;
  return {
    prompt: [say`Find the ${asked}.`, picture(boxPlot(draw.pick(AXES), box))],
    answer: numberAnswer(value, [
      ...(kind === 'part'
        ? []
        : ([
            [maximum - minimum, reason('the range, the length of the whole line')],
            [upper - lower, reason('the length of the box')],
          ] as const)),
      wrong`${(lower + upper) / 2} | ${reason('the middle of the box')}`,
      wrong`${(minimum + maximum) / 2} | ${reason('halfway between the ends of the line')}`,
      wrong`${median} | ${reason('the median')}`,
      wrong`${lower} | ${reason('the lower quartile')}`,
      wrong`${upper} | ${reason('the upper quartile')}`,
      wrong`${maximum} | ${reason('the largest value')}`,
    ]),
    solution: [step`${why}`, step`Read it off the axis below the plot. | ${math}`],
  };
};

/** How many values are in a part: each holds a quarter, however long it is. */
const shareOf: Make = (draw) => {
  const box = drawBox(draw, 5);
  const many = 4 * draw.integer(6, 40);
  const [where, quarters] = draw.pick([
    [`more than ${box.upper}`, 1],
    [`fewer than ${box.lower}`, 1],
    [`more than ${box.lower}`, 3],
    [`fewer than ${box.upper}`, 3],
    [`between ${box.lower} and ${box.upper}`, 2],
    [`more than ${box.median}`, 2],
  ] as const);
  const value = (quarters * many) / 4;
  const mistaken = [1, 2, 3].filter((number) => number !== quarters);
  return {
    prompt: [
      say`The plot shows the results of ${many} people. About how many had ${where} points?`,
      picture(boxPlot('Points', box)),
    ],
    answer: numberAnswer(value, [
      ...mistaken.map(
        (number) =>
          wrong`${(number * many) / 4} | This is ${number} of the four parts. Count again how many parts have ${where} points.`,
      ),
      wrong`${many / 5} | You divided by 5. Five numbers are marked, but they make four parts.`,
      wrong`${25 * quarters} | This is the percentage. Find that percentage of ${many} people.`,
      ...nearly(value),
    ]),
    solution: [
      step`Each of the four parts of the plot contains a quarter of the people. | ${many} -: 4 = ${many / 4}`,
      step`With ${where} points: ${quarters} of the four parts. | ${quarters} xx ${many / 4} = ${value}`,
    ],
  };
};

const GROUPS = [
  ['Class A', 'Class B'],
  ['Monday', 'Sunday'],
  ['Route 1', 'Route 2'],
] as const;

/** Which of two has the larger median, or the larger spread in the middle. */
const compared: Make = (draw) => {
  const [one, another] = [drawBox(draw, 5), drawBox(draw, 5)];
  const byMedian = one.median - another.median;
  const bySpread = one.upper - one.lower - (another.upper - another.lower);
  if (byMedian * bySpread >= 0) return compared(draw, 5);
  const [first, second] = draw.pick(GROUPS);
  const [higher, wider] = byMedian > 0 ? [first, second] : [second, first];
  const say1 = (typical: string, spread: string) =>
    `Half of ${typical} is above the median of ${typical === first ? second : first}; the middle half of ${spread} is more spread out.`;
  return {
    prompt: [
      say`Which statement fits the plots?`,
      picture(boxPlot('Minutes', { label: first, ...one }, { label: second, ...another })),
    ],
    answer: choiceAnswer(say1(higher, wider), [
      wrong`${say1(wider, higher)} | The bar shows the median, and the length of the box shows the spread. You swapped them.`,
      wrong`${say1(higher, higher)} | You compared the medians only. The box of ${wider} is longer, so its middle half is more spread out.`,
      wrong`${say1(wider, wider)} | You compared the lengths of the boxes only. The bar of ${higher} is farther to the right, so its median is larger.`,
    ]),
    solution: [
      step`Compare the bars: they are the medians. ${first}: ${one.median}, ${second}: ${another.median}. ${higher} has the larger one.`,
      step`Compare the lengths of the boxes: they contain the middle half. | ${one.upper} - ${one.lower} = ${one.upper - one.lower}, ${another.upper} - ${another.lower} = ${another.upper - another.lower}`,
      step`So the middle half of ${wider} is more spread out.`,
    ],
  };
};

const COUNTS = { 1: [7], 2: [7], 3: [7, 8, 9], 4: [8, 9, 10], 5: [10, 11, 12] } as const;

const HOW = 'Quartiles are the medians of the two halves; a single middle number belongs to neither.';

/** A quartile of a list; from difficulty 4 on the interquartile range. */
const ofList: Make = (draw, difficulty) => {
  const count = draw.pick(COUNTS[difficulty]);
  const numbers = differentNumbers(draw, count, 2, 20 + 6 * difficulty);
  const plot = fiveNumbers(numbers);
  const { sorted, lowerHalf, upperHalf, minimum, lower, median, upper, maximum } = plot;
  const isOdd = count % 2 === 1;
  const asked = difficulty > 3 ? 'range' : draw.chance(0.5) ? 'lower' : 'upper';
  const value = { range: upper - lower, lower, upper }[asked];
  const names = { range: 'interquartile range', lower: 'lower quartile', upper: 'upper quartile' };
  // The mistake of keeping the middle value in both halves.
  const kept = fiveNumbers([...numbers, ...(isOdd ? [median] : [])]);
  const shown = difficulty < 3 ? sorted : numbers;
  return {
    prompt: [say`Find the ${names[asked]} of ${shown.join(', ')}.`, say(HOW)],
    answer: numberAnswer(value, [
      wrong`${{ range: kept.upper - kept.lower, lower: kept.lower, upper: kept.upper }[asked]} | You kept the middle number, ${median}, in the halves. Leave it out.`,
      ...(asked === 'range'
        ? [
            wrong`${maximum - minimum} | This is the range of the whole list. Subtract the lower quartile from the upper one.`,
            wrong`${upper} | This is the upper quartile. Subtract the lower one.`,
            wrong`${lower} | This is the lower quartile. Subtract it from the upper one.`,
          ]
        : [
            wrong`${asked === 'lower' ? upper : lower} | This is the quartile of the other half. Use the ${asked === 'lower' ? 'lower' : 'upper'} half.`,
            wrong`${median} | This is the median of the whole list. Find the median of a half instead.`,
            wrong`${asked === 'lower' ? (minimum + median) / 2 : (median + maximum) / 2} | You went halfway between two values. Find the median of the half instead.`,
          ]),
      ...nearly(value),
    ]),
    solution: [
      difficulty >= 3 && step`Put them in order. | ${sorted.join(', ')}`,
      isOdd
        ? step`There are ${count} numbers. The middle one, ${median}, belongs to neither half.`
        : step`There are ${count} numbers, so each half has ${count / 2}.`,
      asked !== 'upper' &&
        step`The lower half: ${lowerHalf.join(', ')}. Its median is the lower quartile. | Q_1 = ${lower}`,
      asked !== 'lower' &&
        step`The upper half: ${upperHalf.join(', ')}. Its median is the upper quartile. | Q_3 = ${upper}`,
      asked === 'range' &&
        step`The interquartile range is their difference. | ${upper} - ${lower} = ${value}`,
      {
        text: 'The box plot of this list.',
        show: picture(boxPlot('Values', { minimum, lower, median, upper, maximum })),
      },
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [readOff],
  2: [readOff, ofList],
  3: [ofList, shareOf],
  4: [ofList, shareOf],
  5: [ofList, compared],
});
