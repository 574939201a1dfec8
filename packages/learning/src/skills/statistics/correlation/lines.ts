import { ask, bracketed, nearly, numberAnswer, step, sum, total, wrong, type Make } from '../builder';

/** The least-squares line and the correlation of the points. */
export function fitOf(points: readonly (readonly [x: number, y: number])[]) {
  const mean = (values: readonly number[]) => total(values) / values.length;
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const sumOf = (product: (x: number, y: number) => number) =>
    total(points.map(([x, y]) => product(x - meanX, y - meanY)));
  const together = sumOf((x, y) => x * y);
  const [across, up] = [sumOf((x) => x * x), sumOf((_, y) => y * y)];
  const slope = together / across;
  return { slope, intercept: meanY - slope * meanX, r: together / Math.sqrt(across * up) };
}

const STORIES = [
  ['the hours of practice', 'the points', 'hours', 'points'],
  ['the age of a plant in weeks', 'its height in inches', 'weeks', 'inches'],
  ['the length of a trip in miles', 'its cost in dollars', 'miles', 'dollars'],
  ['the hours of a trip', 'the liters of fuel', 'hours', 'liters'],
] as const;

/** A prediction from the line of best fit; at difficulty 5 a point's distance from it. */
export const predicted: Make = (draw, difficulty) => {
  const [x, y, xUnit, yUnit] = draw.pick(STORIES);
  const [slope, intercept] = [draw.integer(2, 4 + difficulty), draw.integer(10, 20)];
  const at = draw.integer(6, 8 + 3 * difficulty);
  const expected = slope * at + intercept;
  const off = difficulty === 5 ? draw.signed(3, 12) : 0;
  const line = sum([slope, 'x'], [intercept, '']);
  const value = off === 0 ? expected : off;
  const swapped = intercept * at + slope;
  return {
    prompt: ask`The line $y = ${line}$ fits a scatter plot. Here $x$ is ${x}, and $y$ is ${y}. ${off === 0 ? `How many ${yUnit} do you expect for ${at} ${xUnit}?` : `One point has ${at} ${xUnit} and ${expected + off} ${yUnit}. How many ${yUnit} above the line is it? If it is below, write a minus sign.`}`,
    answer: numberAnswer(
      value,
      off === 0
        ? [
            wrong`${slope * at} | You left out the y-intercept. Add ${intercept}.`,
            wrong`${swapped} | You swapped the slope and the y-intercept. Multiply $x$ by ${slope}.`,
            wrong`${(slope + intercept) * at} | You multiplied ${intercept} by ${at} too. Multiply only ${slope} by ${at}, and add ${intercept} once.`,
            wrong`${slope + at + intercept} | You added ${slope} and ${at}. $${slope}x$ means ${slope} times $x$.`,
            ...nearly(value),
          ]
        : [
            wrong`${-off} | The sign is wrong: subtract the predicted value from the observed value.`,
            wrong`${expected} | This is the predicted value. Subtract it from the observed value.`,
            wrong`${expected + off - slope * at} | You left out the y-intercept. Add ${intercept} to find the predicted value.`,
            ...nearly(value),
          ],
    ),
    solution: [
      step`Substitute ${at} for $x$. | y = ${slope} xx ${at} + ${intercept} = ${expected}`,
      off === 0
        ? step`A real point may be above or below the line. The line gives the predicted value.`
        : step`Subtract this from the observed value. | ${expected + off} - ${expected} = ${off}`,
    ],
  };
};

/** The line goes through the point of both means. */
export const throughMeans: Make = (draw) => {
  const [meanX, meanY] = [draw.integer(8, 20), draw.integer(50, 90)];
  const slope = draw.signed(2, 5);
  const change = draw.signed(2, 6);
  const at = meanX + change;
  const value = meanY + slope * change;
  return {
    prompt: ask`In a scatter plot, the mean of $x$ is ${meanX} and the mean of $y$ is ${meanY}. The line of best fit goes through the point of the two means and has slope $${slope}$. What $y$ does it give for $x = ${at}$?`,
    answer: numberAnswer(value, [
      wrong`${meanY - slope * change} | You went the wrong way. Check whether the line rises or falls from the mean to $x = ${at}$.`,
      wrong`${slope * at + meanY} | You used ${meanY} as the y-intercept. The line has that height at $x = ${meanX}$.`,
      wrong`${meanY + change} | You used a slope of 1. The slope is $${slope}$.`,
      wrong`${slope * change} | This is how much $y$ changes. Start at ${meanY}.`,
      wrong`${meanY + slope} | This is the value one step to the right of the mean. Take $${change}$ steps.`,
      ...nearly(value),
    ]),
    solution: [
      step`How far is it from the mean of $x$? | ${at} - ${meanX} = ${change}`,
      step`For each step, $y$ changes by the slope. | ${bracketed(slope)} xx ${bracketed(change)} = ${slope * change}`,
      step`Start at the mean of $y$. | ${meanY} + ${bracketed(slope * change)} = ${value}`,
    ],
  };
};
