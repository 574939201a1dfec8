import { ask, defineSkill, nearly, numberAnswer, say, step, tidy, wrong, type Make } from '../builder';
import { curve, drawMeasured, shareBetween, WITHIN, written } from './curve';
import { lesson } from './lesson';
import { away, better } from './standard-scores';

/** Equally far to both sides. */
const within: Make = (draw, difficulty) => {
  const { story, unit, mean, deviation } = drawMeasured(draw);
  const far = draw.integer(1, difficulty === 1 ? 2 : 3);
  const [low, high] = [mean - far * deviation, mean + far * deviation];
  const value = WITHIN[far] ?? 0;
  return {
    prompt: [
      say`${story} About what percentage are between ${low} and ${high} ${unit}?`,
      curve(mean, deviation, -far, far),
    ],
    answer: numberAnswer(value, '%', [
      ...[1, 2, 3]
        .filter((other) => other !== far)
        .map(
          (other) =>
            wrong`${WITHIN[other] ?? 0} | This is the percentage within ${written(other)}. The ends are ${far} away from the mean.`,
        ),
      wrong`${tidy(value / 2)} | This is only the half on one side of the mean. Use both sides.`,
      wrong`${tidy(100 - value)} | This is the percentage outside. Subtract it from 100 percent.`,
      wrong`50 | This is everything on one side of the mean. Use only the part between the two ends.`,
    ]),
    solution: [
      step`How far is the upper end from the mean? | (${high} - ${mean})/${deviation} = ${far}`,
      step`The lower end is the same distance below. About ${value} percent is within ${written(far)}.`,
    ],
  };
};

/** All above a bound, or all below it. */
const oneSide: Make = (draw) => {
  const { story, unit, mean, deviation } = drawMeasured(draw);
  const far = draw.integer(1, 2) * (draw.chance(0.5) ? -1 : 1);
  const above = draw.chance(0.5);
  const bound = mean + far * deviation;
  const value = above ? shareBetween(far) : shareBetween(undefined, far);
  const size = Math.abs(far);
  const outside = tidy(100 - (WITHIN[size] ?? 0));
  const tail = outside / 2;
  return {
    prompt: ask`${story} About what percentage are ${above ? 'more' : 'less'} than ${bound} ${unit}?`,
    answer: numberAnswer(value, '%', [
      wrong`${outside} | This is the percentage outside on both sides. Use only one side.`,
      wrong`${tidy(100 - value)} | This is the percentage that is ${above ? 'less' : 'more'} than ${bound}. Subtract it from 100 percent.`,
      wrong`${WITHIN[size] ?? 0} | This is the percentage within ${written(size)}, on both sides of the mean. Read again which part is needed.`,
      wrong`${shareBetween(0, size)} | This is the percentage between the mean and ${bound}. Read again which part is needed.`,
      wrong`${size === 1 ? 2.5 : 16} | Count the standard deviations again: ${bound} is ${size} away from the mean.`,
    ]),
    solution: [
      step`How many standard deviations is ${bound} from the mean? | (${bound} - ${mean})/${deviation} = ${far}`,
      step`${WITHIN[size] ?? 0} percent is within ${written(size)}. Subtract to find the part outside. | 100 - ${WITHIN[size] ?? 0} = ${outside}`,
      step`Half of it is on each side. | ${outside}/2 = ${tail}`,
      value > 50 && step`The question asks for everything but this side. | 100 - ${tail} = ${value}`,
      {
        text: 'The picture shows the part.',
        show: above ? curve(mean, deviation, far) : curve(mean, deviation, undefined, far),
      },
    ],
  };
};

/** Two ends that are not equally far; at difficulty 5 a count of things. */
const between: Make = (draw, difficulty) => {
  const { story, unit, things, mean, deviation } = drawMeasured(draw);
  const [from, to] = draw.pick([
    [-1, 2],
    [-2, 1],
    [0, 2],
    [1, 2],
    [-2, -1],
    [-2, 0],
  ] as const);
  const [low, high] = [mean + from * deviation, mean + to * deviation];
  const percent = shareBetween(from, to);
  const many = difficulty === 5 ? 200 * draw.integer(2, 20) : 100;
  const of = (share: number) => tidy((share * many) / 100);
  const value = of(percent);
  const sides = [
    ...(from < 0 ? [[shareBetween(Math.max(from, -3), 0), low] as const] : []),
    ...(to > 0 ? [[shareBetween(0, to), high] as const] : []),
  ];
  const crosses = from < 0 && to > 0;
  const [near = 0, far = 0] = [
    Math.min(Math.abs(from), Math.abs(to)),
    Math.max(Math.abs(from), Math.abs(to)),
  ];
  const math = crosses
    ? `${shareBetween(from, 0)} + ${shareBetween(0, to)} = ${percent}`
    : near === 0
      ? `${WITHIN[far]}/2 = ${percent}`
      : `${shareBetween(0, far)} - ${shareBetween(0, near)} = ${percent}`;
  const question = difficulty === 5 ? `There are ${many} ${things}. About how many` : 'About what percentage';
  return {
    prompt: ask`${story} ${question} are between ${low} and ${high} ${unit}?`,
    answer: numberAnswer(value, difficulty === 5 ? undefined : '%', [
      difficulty === 5 &&
        wrong`${percent} | This is the percentage. Find that percentage of ${many} ${things}.`,
      wrong`${of(WITHIN[far] ?? 0)} | This is everything within ${written(far)}, on both sides. The ends are not equally far away, so use the parts between them.`,
      crosses
        ? wrong`${of(tidy((WITHIN[1] ?? 0) + (WITHIN[2] ?? 0)) / 2 - 34)} | There is one end on each side of the mean: add the part below it and the part above.`
        : wrong`${of(tidy((WITHIN[far] ?? 0) - (WITHIN[near] ?? 0)))} | This is the part on both sides of the mean. Use only one side.`,
      wrong`${of(68)} | This is the part within 1 standard deviation. Read again where the ends are.`,
      wrong`${of(shareBetween(0, far))} | This is the part from the mean to the end that is ${written(far)} away. Use the other end too.`,
      wrong`${of(100 - percent)} | This is the percentage outside. Subtract it from 100 percent.`,
      ...nearly(value),
    ]),
    solution: [
      step`How many standard deviations are the ends from the mean? | (${low} - ${mean})/${deviation} = ${from}, (${high} - ${mean})/${deviation} = ${to}`,
      crosses
        ? step`Add the part below the mean and the part above it: ${sides.map(([share]) => share).join(' and ')} percent. | ${math}`
        : near === 0
          ? step`One end is the mean itself, so use half of the part within ${written(far)}. | ${math}`
          : step`Both ends are on one side: subtract the part up to the nearer end from the part up to the farther one. | ${math}`,
      difficulty === 5 &&
        step`Find this percentage of ${many}. | ${tidy(percent / 100)} xx ${many} = ${value}`,
      { text: 'The picture shows the part.', show: curve(mean, deviation, from, to) },
    ],
  };
};

/** The share beyond a value is known: find the standard deviation, or the mean. */
const unknown: Make = (draw) => {
  const { what, unit, mean, deviation } = drawMeasured(draw);
  const far = draw.pick([1, 2, -1, -2]);
  const bound = mean + far * deviation;
  const tail = shareBetween(Math.abs(far));
  const asksMean = draw.chance(0.5);
  const value = asksMean ? mean : deviation;
  const size = Math.abs(far);
  const known = asksMean ? `standard deviation ${deviation}` : `mean ${mean}`;
  const other = 3 - size;
  const distance = far > 0 ? `${bound} - ${mean}` : `${mean} - ${bound}`;
  return {
    prompt: ask`${what} follow a normal curve with ${known} ${unit}. About ${tail} percent are ${far > 0 ? 'more' : 'less'} than ${bound} ${unit}. Find the ${asksMean ? 'mean' : 'standard deviation'}.`,
    answer: numberAnswer(
      value,
      asksMean
        ? [
            wrong`${bound + far * deviation} | You went the wrong way. Only ${tail} percent are beyond ${bound}, so the mean is on the other side.`,
            wrong`${bound - Math.sign(far) * other * deviation} | You used ${written(other)}. The part beyond that on one side is ${shareBetween(other)} percent.`,
            wrong`${bound} | This is the bound itself. If it were the mean, 50 percent would be more than ${bound}.`,
            ...nearly(value),
          ]
        : [
            wrong`${tidy(Math.abs(bound - mean) / other)} | You used ${written(other)}. The part beyond that on one side is ${shareBetween(other)} percent.`,
            wrong`${Math.abs(bound - mean)} | This is the distance from the mean. Find out how many standard deviations it is.`,
            wrong`${tidy(Math.abs(bound - mean) / 3)} | You used 3 standard deviations. The part beyond that on one side is only 0.15 percent.`,
            ...nearly(value),
          ],
    ),
    solution: [
      step`Both sides together are twice as much. Subtract to find the part within. | 100 - 2 xx ${tail} = ${100 - 2 * tail}`,
      step`That is the percentage within ${written(size)}. So ${bound} is ${written(size)} ${far > 0 ? 'above' : 'below'} the mean.`,
      asksMean
        ? step`Go from ${bound} back to the mean. | ${bound} ${far > 0 ? '-' : '+'} ${size} xx ${deviation} = ${mean}`
        : size === 1
          ? step`So the distance is the standard deviation. | ${distance} = ${deviation}`
          : step`Divide the distance. | (${distance})/${size} = ${deviation}`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [within, away],
  2: [within, away],
  3: [oneSide, away],
  4: [oneSide, between],
  5: [between, unknown, better],
});
