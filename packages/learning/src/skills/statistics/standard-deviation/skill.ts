import {
  ask,
  bracketed,
  choiceAnswer,
  defineSkill,
  nearly,
  numberAnswer,
  observed,
  step,
  tidy,
  total,
  wrong,
  type Draw,
  type Make,
  type Mistakes,
} from '../builder';
import { lesson } from './lesson';

/** Lists with the same mean: which one has the largest standard deviation? */
const widest: Make = (draw, difficulty) => {
  const mean = draw.integer(12, 30);
  const [near, far] = [draw.integer(1, 2), draw.integer(4 + difficulty, 9)];
  const lists: readonly (readonly [readonly number[], string])[] = [
    [
      [-far, -far, far, far],
      'All the numbers in this list are far from the mean. Compare the deviations in all four lists.',
    ],
    [
      [-far, -near, near, far],
      'Only two numbers in this list are far from the mean, and two are near it. Compare the deviations in all four lists.',
    ],
    [
      [-near, -near, near, near],
      'All the numbers in this list are near the mean. Compare the deviations in all four lists.',
    ],
    [
      [-far + near, -near, near, far - near],
      'Two numbers in this list are near the mean, and two are at a medium distance. Compare the deviations in all four lists.',
    ],
  ];
  const order = draw.chance(0.5);
  const [right, mistaken] = order ? [0, [1, 3, 2]] : [2, [1, 3, 0]];
  const written = (place: number) => (lists[place]?.[0] ?? []).map((distance) => mean + distance).join(', ');
  return {
    prompt: ask`All four lists have mean ${mean}. Which has the ${order ? 'largest' : 'smallest'} standard deviation?`,
    answer: choiceAnswer(
      written(right),
      mistaken.map((place) => [written(place), lists[place]?.[1] ?? '']),
    ),
    solution: [
      step`Find how far the numbers are from ${mean}. Large distances count most, because they are squared.`,
      ...[right, 1].map((place) => {
        const distances = lists[place]?.[0] ?? [];
        const variance = distances.reduce((sum, distance) => sum + distance * distance, 0) / 4;
        return step`Find the mean of the squared distances in ${written(place)}. | (${distances.map((distance) => `${Math.abs(distance)}^2`).join(' + ')})/4 = ${tidy(variance)}`;
      }),
      step`In the other lists, the numbers are ${order ? 'closer' : 'farther away'} too. The answer is ${written(right)}.`,
    ],
  };
};

const CHANGES = [
  [
    'Each value is increased by',
    'added',
    'Adding moves all the values and the mean equally, so no distance changes.',
  ],
  [
    'Each value is decreased by',
    'taken',
    'Subtracting moves all the values and the mean equally, so no distance changes.',
  ],
  ['Each value is multiplied by', 'times', 'Multiplying increases all distances from the mean as well.'],
] as const;

/** All values are moved or stretched. What does it do to the spread? At difficulty 5 both, and the variance is asked. */
const changed: Make = (draw, difficulty) => {
  if (difficulty === 5) return newVariance(draw, difficulty);
  const [mean, deviation] = [draw.integer(20, 60), draw.integer(3, 12)];
  const [words, how, why] = draw.pick(CHANGES);
  const by = draw.other(2, how === 'times' ? 5 : 9, deviation);
  const isTimes = how === 'times';
  const value = isTimes ? deviation * by : deviation;
  return {
    prompt: ask`A list has mean ${mean} and standard deviation ${deviation}. ${words} ${by}. Find the new standard deviation.`,
    answer: numberAnswer(value, [
      isTimes
        ? wrong`${deviation} | You kept the standard deviation. The values are now ${by} times as far apart, so the spread grows too.`
        : wrong`${how === 'added' ? deviation + by : deviation - by} | You changed the spread. All the values move together, so they do not get farther apart or closer together.`,
      wrong`${isTimes ? mean * by : how === 'added' ? mean + by : mean - by} | This is the new mean. Find how the spread changes.`,
      wrong`${deviation * by * by} | ${isTimes ? 'You multiplied twice, as for the variance. Multiply the standard deviation once.' : 'You multiplied. No distance from the mean changes, so the spread stays the same.'}`,
      wrong`${deviation + by} | You added to the standard deviation. Look at what happens to the distances from the mean.`,
      ...nearly(value),
    ]),
    solution: [step`${why} | ${isTimes ? `${by} xx ${deviation} = ${value}` : `sigma = ${deviation}`}`],
  };
};

const newVariance: Make = (draw) => {
  const [mean, deviation] = [draw.integer(20, 60), draw.integer(2, 6)];
  const by = draw.other(2, 5, deviation);
  const shift = draw.integer(3, 9);
  const value = (deviation * by) ** 2;
  return {
    prompt: ask`A list has mean ${mean} and standard deviation ${deviation}. Each value is multiplied by ${by}, and then ${shift} is added to it. Find the new variance.`,
    answer: numberAnswer(value, [
      wrong`${deviation * by} | This is the new standard deviation. Square it to find the variance.`,
      wrong`${(deviation * by + shift) ** 2} | You added ${shift} to the standard deviation. Adding moves all the values together and changes no distance.`,
      wrong`${deviation ** 2 * by} | You multiplied the variance by ${by}. All distances are ${by} times as large, so their squares are ${by * by} times as large.`,
      wrong`${deviation ** 2} | This is the old variance. Multiplying increases the distances.`,
      ...nearly(value),
    ]),
    solution: [
      step`Multiplying increases all distances from the mean as well. | ${by} xx ${deviation} = ${by * deviation}`,
      step`Adding ${shift} moves all the values and the mean equally, so no distance changes.`,
      step`This is the new standard deviation. | sigma = ${by * deviation}`,
      step`The variance is its square. | sigma^2 = ${by * deviation}^2 = ${value}`,
    ],
  };
};

/** Two numbers: their mean and their standard deviation say what they are. */
const twoNumbers: Make = (draw) => {
  const [mean, deviation] = [draw.integer(15, 60), draw.integer(3, 12)];
  const asksLarger = draw.chance(0.5);
  const value = asksLarger ? mean + deviation : mean - deviation;
  const word = asksLarger ? 'larger' : 'smaller';
  return {
    prompt: ask`A population has only two numbers. Their mean is ${mean} and their variance is ${deviation ** 2}. Find the ${word} number.`,
    answer: numberAnswer(value, [
      wrong`${asksLarger ? mean + deviation ** 2 : mean - deviation ** 2} | You used the variance as a distance. Take its square root first.`,
      wrong`${asksLarger ? mean - deviation : mean + deviation} | This is the other number. Find the ${word} one.`,
      wrong`${tidy(asksLarger ? mean + deviation / 2 : mean - deviation / 2)} | You used half of the standard deviation. Each number is ${deviation} from the mean.`,
      wrong`${asksLarger ? mean + 2 * deviation : mean - 2 * deviation} | You used the distance between the two numbers. Each number is ${deviation} from the mean.`,
      ...nearly(value),
    ]),
    solution: [
      step`The standard deviation is the square root of the variance. | sigma = sqrt(${deviation ** 2}) = ${deviation}`,
      step`Two numbers are equally far from their mean. So each is ${deviation} away.`,
      step`Find the ${word} number. | ${mean} ${asksLarger ? '+' : '-'} ${deviation} = ${value}`,
    ],
  };
};

/**
 * Whole-number distances from a mean, not all equal.
 * @param isWanted what the variance must be
 */
function drawDistances(
  draw: Draw,
  [count, farthest]: readonly [count: number, farthest: number],
  isWanted: (variance: number) => boolean,
): number[] {
  for (;;) {
    const all = Array.from({ length: count - 1 }, () => draw.integer(-farthest, farthest));
    const distances = [...all, -total(all)];
    const isEven = new Set(distances.map(Math.abs)).size < 2;
    const isFar = Math.max(...distances.map(Math.abs)) > farthest;
    if (isWanted(squares(distances) / count) && !isEven && !isFar) return distances;
  }
}

function squares(distances: readonly number[]): number {
  return total(distances.map((distance) => distance * distance));
}

function meanDistance(distances: readonly number[]): number {
  return total(distances.map(Math.abs)) / distances.length;
}

const SIZES = { 1: [4, 6], 2: [4, 7], 3: [4, 8], 4: [5, 9], 5: [6, 10] } as const;

/** At difficulty 1 the mean is given. The variance up to 2, then the standard deviation. */
const ofList: Make = (draw, difficulty) => {
  const [count, farthest] = SIZES[difficulty];
  const asksVariance = difficulty < 3;
  // Where no root is taken, any whole variance will do: near a mean of four numbers only few are squares.
  const distances = drawDistances(draw, SIZES[difficulty], (number) =>
    asksVariance ? Number.isInteger(number) && number > 3 : Number.isInteger(Math.sqrt(number)) && number > 1,
  );
  const mean = draw.integer(farthest + 2, farthest + 6 * difficulty);
  const numbers = distances.map((distance) => mean + distance);
  const sum = squares(distances);
  const variance = sum / count;
  const deviation = Math.sqrt(variance);
  const value = asksVariance ? variance : deviation;
  const given = difficulty === 1 ? ` Their mean is ${mean}.` : '';
  const name = asksVariance ? 'variance' : 'standard deviation';
  return {
    prompt: ask`${observed(draw, numbers)}${given} Find the ${name} of these numbers, taken as the whole population.`,
    answer: numberAnswer(value, [
      ...(asksVariance ? tookTheRoot(deviation) : leftTheSquare(variance)),
      wrong`${tidy(meanDistance(distances))} | You found the mean of the distances. Square them first.`,
      wrong`${sum} | This is the sum of the squares. Divide it by ${count}.`,
      wrong`${tidy(asksVariance ? sum / (count - 1) : Math.sqrt(sum / (count - 1)))} | You divided by ${count - 1}. That is for a sample. For a whole population, divide by ${count}.`,
      wrong`${Math.max(...numbers) - Math.min(...numbers)} | This is the range. Use the deviations of all the numbers.`,
      wrong`${mean} | This is the mean. Now find how far the numbers are from it.`,
      ...nearly(value),
    ]),
    solution: [
      difficulty !== 1 && step`Find the mean. | ${total(numbers)}/${count} = ${mean}`,
      step`How far is each from ${mean}? | ${distances.join(', ')}`,
      step`Square these distances and add them, so that they do not cancel. | ${distances.map((distance) => `${bracketed(distance)}^2`).join(' + ')} = ${sum}`,
      step`Divide by ${count}. This is the variance. | sigma^2 = ${sum}/${count} = ${variance}`,
      !asksVariance &&
        step`Take the square root: which positive number has a square of ${variance}? | sigma = sqrt(${variance}) = ${deviation}`,
    ],
  };
};

const leftTheSquare = (variance: number): Mistakes => [
  wrong`${variance} | This is the variance. The standard deviation is its square root.`,
];

/** Among whole numbers, an irrational root would stand out. */
const tookTheRoot = (deviation: number): Mistakes =>
  Number.isInteger(deviation)
    ? [wrong`${deviation} | This is the standard deviation. Do not take the square root for the variance.`]
    : [];

export const skill = defineSkill(lesson, {
  1: [ofList, widest],
  2: [ofList, widest],
  3: [ofList, changed],
  4: [ofList, changed],
  5: [ofList, ofList, changed, twoNumbers],
});
