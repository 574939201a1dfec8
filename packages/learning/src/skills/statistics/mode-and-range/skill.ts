import {
  ask,
  bracketed,
  counted,
  defineSkill,
  differentNumbers,
  drawCounts,
  frequencyTable,
  inOrder,
  medianOf,
  nearly,
  numberAnswer,
  observed,
  say,
  step,
  total,
  wrong,
  type Make,
} from '../builder';
import { lesson } from './lesson';

/** One value occurs most often, another almost as often. */
const mode: Make = (draw, difficulty) => {
  const often = difficulty === 1 ? 3 : 4;
  const [value = 0, rival = 0, ...once] = differentNumbers(draw, difficulty + 3, 6, 20 + 10 * difficulty);
  const numbers = draw.shuffled([
    ...Array.from({ length: often }, () => value),
    ...Array.from({ length: often - 1 }, () => rival),
    ...once,
  ]);
  return {
    prompt: ask`${observed(draw, numbers)} Find the mode.`,
    answer: numberAnswer(value, [
      wrong`${often} | This is how often the mode occurs. Find the value itself.`,
      wrong`${rival} | ${rival} occurs ${often - 1} times. Find the value that occurs more often.`,
      wrong`${Math.max(...numbers)} | This is the largest value. Find the one that occurs most often.`,
      wrong`${medianOf(numbers)} | This is the median. Find the value that occurs most often.`,
      ...nearly(value),
    ]),
    solution: [
      step`Put the numbers in order, so that equal ones are together. | ${inOrder(numbers).join(', ')}`,
      step`${value} occurs ${often} times, more often than any other. | "mode" = ${value}`,
    ],
  };
};

/** Mode or range of a table: of its first column, never of its second. */
const ofTable: Make = (draw, difficulty) => {
  const counts = drawCounts(draw, difficulty + 1, 18);
  const often = counts.map(([, count]) => count);
  const values = counts.map(([value]) => value);
  const most = Math.max(...often);
  const mode = counts.find(([, count]) => count === most)?.[0] ?? 0;
  if (often.filter((count) => count === most).length > 1 || mode === values.at(-1))
    return ofTable(draw, difficulty);
  const [low, high] = [values[0] ?? 0, values.at(-1) ?? 0];
  const { thing, who, table } = frequencyTable(draw, counts);
  const asksMode = draw.chance(0.5);
  const right = asksMode ? mode : high - low;
  return {
    prompt: [say`Find the ${asksMode ? 'mode' : 'range'} of the number of ${thing}.`, table],
    answer: numberAnswer(right, [
      ...(asksMode
        ? [
            wrong`${most} | This is how many ${who} have that value. Find the value in the first column.`,
            wrong`${high} | This is the largest value. Find the one that occurs most often.`,
            wrong`${high - low} | This is the range. Find the value that occurs most often.`,
            wrong`${values.length} | This is how many different values there are. Find the one that occurs most often.`,
            wrong`${medianOf(values)} | This is the middle of the first column. Look for the largest count in the second column.`,
          ]
        : [
            wrong`${most - Math.min(...often)} | This is the range of the second column. Use the values in the first column.`,
            wrong`${high} | This is the largest value. Subtract the smallest value from it.`,
            wrong`${most} | This is the largest number of ${who}. Use the values in the first column.`,
            wrong`${mode} | This is the mode. Subtract the smallest value from the largest.`,
          ]),
      ...nearly(right),
    ]),
    solution: asksMode
      ? [
          step`The second column says how often each value occurs. Its largest number is ${most}.`,
          step`The mode is the value in that row. | "mode" = ${mode}`,
        ]
      : [
          step`The values are in the first column: the smallest is ${low}, the largest is ${high}.`,
          step`Subtract the smallest from the largest. | ${high} - ${low} = ${high - low}`,
        ],
  };
};

const range: Make = (draw, difficulty) => {
  const numbers = differentNumbers(draw, 3 + 2 * difficulty, 4, 20 + 15 * difficulty);
  const sorted = inOrder(numbers);
  const [smallest, largest] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  const value = largest - smallest;
  return {
    prompt: ask`${observed(draw, numbers)} Find the range.`,
    answer: numberAnswer(value, [
      wrong`${Math.abs((numbers[0] ?? 0) - (numbers.at(-1) ?? 0))} | You used the first and the last number of the list as it is. Look for the smallest and the largest.`,
      wrong`${largest} | This is the largest number. Subtract the smallest from it.`,
      wrong`${largest + smallest} | You added. The range is a difference, so subtract.`,
      wrong`${medianOf(numbers)} | This is the median, the number in the middle. Subtract the smallest number from the largest.`,
      ...nearly(value),
    ]),
    solution: [
      step`Look for the largest and the smallest: ${largest} and ${smallest}.`,
      step`Subtract the smallest from the largest. | ${largest} - ${smallest} = ${value}`,
    ],
  };
};

/** Temperatures on both sides of zero. */
const belowZero: Make = (draw) => {
  const cold = differentNumbers(draw, 3, 2, 14).map((number) => -number);
  const numbers = differentNumbers(draw, 3, 2, 13).flatMap((warm, index) => [warm, cold[index] ?? 0]);
  const [smallest, largest] = [Math.min(...numbers), Math.max(...numbers)];
  const value = largest - smallest;
  return {
    prompt: ask`Temperatures on six days in January, in degrees: $${numbers.join(', ')}$. Find the range.`,
    answer: numberAnswer(value, [
      wrong`${largest + smallest} | You subtracted ${-smallest} from ${largest}. But the smallest is $${smallest}$, which is below zero, so add the two distances from zero.`,
      wrong`${largest - Math.max(...cold)} | $${Math.max(...cold)}$ is not the smallest. Below zero, the number farther from zero is smaller.`,
      wrong`${largest - Math.min(...numbers.map(Math.abs))} | You ignored the signs. The smallest number is $${smallest}$.`,
      wrong`${-smallest} | This is how far the smallest number is below zero. Add the distance up to the largest.`,
      ...nearly(value),
    ]),
    solution: [
      step`The largest is ${largest}. The smallest is $${smallest}$: it is farthest below zero.`,
      step`Subtract the smallest from the largest. | ${largest} - ${bracketed(smallest)} = ${value}`,
      step`Check: ${-smallest} steps up to zero, and ${largest} more. | ${-smallest} + ${largest} = ${value}`,
    ],
  };
};

/** The range is known, and one number is not: it is the largest, or the smallest. */
const fromRange: Make = (draw, difficulty) => {
  const known = differentNumbers(draw, difficulty + 1, 30, 50);
  const [smallest, largest] = [Math.min(...known), Math.max(...known)];
  const range = largest - smallest + draw.integer(3, 12);
  const isLargest = draw.chance(0.5);
  const value = isLargest ? smallest + range : largest - range;
  const [from, word, sign] = isLargest ? [smallest, 'largest', '+'] : [largest, 'smallest', '-'];
  return {
    prompt: ask`The range of some numbers is ${range}. All but the ${word} are ${known.join(', ')}. Find the ${word} number.`,
    answer: numberAnswer(value, [
      isLargest
        ? wrong`${largest + range} | You started at the largest known number. Start at the smallest.`
        : wrong`${smallest - range} | You started at the smallest known number. Start at the largest.`,
      wrong`${range} | This is the range itself. Use it to find the ${word} number.`,
      wrong`${largest - smallest} | This is the range of the known numbers. Use the range of all the numbers.`,
      wrong`${total([isLargest ? largest : smallest, isLargest ? -range : range])} | You went the wrong way. Check whether the ${word} number is above or below the others.`,
      ...nearly(value),
    ]),
    solution: [
      step`The range goes from the smallest to the largest. The ${isLargest ? 'smallest' : 'largest'} is known: ${from}.`,
      step`Go ${range} from there to the ${word}. | ${from} ${sign} ${range} = ${value}`,
    ],
  };
};

/** Two of five numbers are unknown: the mode gives one, the range the other. The question asks for their sum. */
const fromModeAndRange: Make = (draw) => {
  const drawn = differentNumbers(draw, 3, 30, 55);
  const known = inOrder(drawn);
  const [mode = 0] = drawn;
  const [smallest = 0, , largest = 0] = known;
  const isLargest = draw.chance(0.5);
  // A second number equal to the mode could be that end itself, and the other one anything.
  if (mode === (isLargest ? largest : smallest)) return fromModeAndRange(draw, 5);
  const range = largest - smallest + draw.integer(3, 9);
  const word = isLargest ? 'largest' : 'smallest';
  const last = isLargest ? smallest + range : largest - range;
  const sum = total(known);
  const value = sum + mode + last;
  return {
    prompt: ask`Five numbers have mode ${mode} and range ${range}. Three of them are ${known.join(', ')}. One of the other two is the ${word} of all. Find the sum of all five.`,
    answer: numberAnswer(value, [
      wrong`${sum + last} | You left out a number. The mode occurs most often, so ${mode} is there twice.`,
      wrong`${sum + mode} | You left out the ${word} number. Add it too.`,
      wrong`${sum + mode + (isLargest ? largest + range : smallest - range)} | ${isLargest ? 'You started at the largest known number. Start at the smallest.' : 'You started at the smallest known number. Start at the largest.'}`,
      wrong`${sum + mode + range} | You added the range. It is not one of the five numbers: use it to find the ${word} number.`,
      wrong`${last} | This is the ${word} number. Find the sum of all five numbers.`,
      ...nearly(value),
    ]),
    solution: [
      step`The mode occurs most often. Each of the three is there once, so one of the other two is ${mode}.`,
      step`The range goes from the smallest to the largest. The ${word} is ${range} away from the other end. | ${isLargest ? `${smallest} + ${range}` : `${largest} - ${range}`} = ${last}`,
      step`Add all five. | ${[...known, mode, last].join(' + ')} = ${value}`,
    ],
  };
};

const CHANGED = [
  ['The scores of a team', 'points', 'A new score is'],
  ['The ages of the members of a chess club', 'years', 'A new member has an age of'],
  ['The lengths of some fish', 'inches', 'One more fish has a length of'],
] as const;

/** One more number outside the others. */
const newRange: Make = (draw) => {
  const [what, unit, next] = draw.pick(CHANGED);
  const known = differentNumbers(draw, 6, 20, 60);
  const [smallest, largest] = [Math.min(...known), Math.max(...known)];
  const isAbove = draw.chance(0.5);
  const added = isAbove ? largest + draw.integer(3, 15) : smallest - draw.integer(3, 15);
  const [before, value] = [largest - smallest, isAbove ? added - smallest : largest - added];
  return {
    prompt: ask`${what} are ${known.join(', ')} ${unit}. ${next} ${added}. By how much does the range grow?`,
    answer: numberAnswer(value - before, [
      wrong`${value} | This is the new range. Subtract the old one, ${before}.`,
      wrong`${before} | This is the old range. Compare it with the new one.`,
      wrong`${added} | This is the new number. Look at how far it is beyond the others.`,
      wrong`${Math.abs(added - (known.at(-1) ?? 0))} | You subtracted the last two numbers of the list. Look for the ends.`,
      ...nearly(value - before),
    ]),
    solution: [
      step`Find the range before. | ${largest} - ${smallest} = ${before}`,
      step`Find the range with the new number. | ${isAbove ? `${added} - ${smallest}` : `${largest} - ${added}`} = ${value}`,
      step`Subtract. | ${value} - ${before} = ${value - before}`,
    ],
  };
};

/** How many more of one value make it the only mode. */
const commonMode: Make = (draw) => {
  const often = draw.integer(4, 6);
  const few = draw.integer(1, often - 2);
  const [value = 0, rival = 0, ...once] = differentNumbers(draw, 5, 3, 40);
  const numbers = draw.shuffled([
    ...Array.from({ length: often }, () => value),
    ...Array.from({ length: few }, () => rival),
    ...once,
  ]);
  const needed = often - few + 1;
  return {
    prompt: ask`${observed(draw, numbers)} How many more times must ${rival} occur so that it becomes the only mode?`,
    answer: numberAnswer(needed, [
      wrong`${needed - 1} | Your number gives two modes. With ${needed - 1} more, both values occur ${often} times.`,
      wrong`${often + 1} | This is how often ${rival} must occur in all. It already occurs ${counted(few, 'time')}.`,
      wrong`${often} | This is how often ${value} occurs. Compare it with how often ${rival} occurs.`,
      wrong`${Math.abs(value - rival)} | You subtracted the values. Count how often each occurs.`,
      ...nearly(needed),
    ]),
    solution: [
      step`Count the most common value: ${value} occurs ${often} times.`,
      step`${rival} occurs ${counted(few, 'time')}, and it must occur more than ${often} times. | ${often} + 1 = ${often + 1}`,
      step`Subtract. | ${often + 1} - ${few} = ${needed}`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [mode, range],
  2: [mode, range, ofTable],
  3: [ofTable, belowZero, fromRange],
  4: [belowZero, fromRange, ofTable],
  5: [fromModeAndRange, fromModeAndRange, newRange, commonMode],
});
