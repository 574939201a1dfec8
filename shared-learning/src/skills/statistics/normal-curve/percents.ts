import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../algebra/answers';
import { say, step } from '../../algebra/blocks';
import type { Make } from '../../algebra/by-difficulty';
import { pick } from '../../algebra/draw';
import { tidy } from '../data';
import { curve, drawMeasured, shareBetween, written } from './shares';

const WITHIN = [0, 68, 95, 99.7] as const;

/** Equally far to both sides. */
export const within: Make = (random, difficulty) => {
  const { story, unit, mean, deviation } = drawMeasured(random);
  const far = randomInteger(random, 1, difficulty === 1 ? 2 : 3);
  const [low, high] = [mean - far * deviation, mean + far * deviation];
  const value = WITHIN[far] ?? 0;
  return {
    prompt: [
      say(`${story} About how many percent lie between ${low} and ${high} ${unit}?`),
      curve(mean, deviation, -far, far),
    ],
    answer: numberAnswer(
      value,
      [
        ...[1, 2, 3]
          .filter((other) => other !== far)
          .map(
            (other) =>
              [
                WITHIN[other] ?? 0,
                `This is the share within ${written(other)}. The ends are ${far} away.`,
              ] as const,
          ),
        [tidy(value / 2), 'This is only the half on one side of the mean.'],
        [tidy(100 - value), 'This is what lies outside.'],
        [50, 'This is what lies on one side of the mean.'],
      ],
      '%',
    ),
    solution: [
      step('How far is the upper end from the mean?', `(${high} - ${mean})/${deviation} = ${far}`),
      step(`The lower end is as far below. Within ${written(far)} lie about ${value} percent.`),
    ],
  };
};

/** All above a bound, or all below it. */
export const oneSide: Make = (random) => {
  const { story, unit, mean, deviation } = drawMeasured(random);
  const far = randomInteger(random, 1, 2) * (random() < 0.5 ? -1 : 1);
  const above = random() < 0.5;
  const bound = mean + far * deviation;
  const value = above ? shareBetween(far) : shareBetween(undefined, far);
  const size = Math.abs(far);
  const outside = tidy(100 - (WITHIN[size] ?? 0));
  const tail = outside / 2;
  return {
    prompt: [say(`${story} About how many percent are ${above ? 'more' : 'less'} than ${bound} ${unit}?`)],
    answer: numberAnswer(
      value,
      [
        [outside, 'This lies outside on both sides. Take only one.'],
        [tidy(100 - value), `This is what is ${above ? 'less' : 'more'} than ${bound}.`],
        [WITHIN[size] ?? 0, `This lies within ${written(size)}, on both sides of the mean.`],
        [shareBetween(0, size), `This lies between the mean and ${bound}.`],
        [
          size === 1 ? 2.5 : 16,
          `Count the standard deviations once more: ${bound} is ${size} away from the mean.`,
        ],
      ],
      '%',
    ),
    solution: [
      step(
        `How many standard deviations is ${bound} from the mean?`,
        `(${bound} - ${mean})/${deviation} = ${far}`,
      ),
      step(
        `Within ${size} lie ${WITHIN[size] ?? 0} percent. So this lies outside.`,
        `100 - ${WITHIN[size] ?? 0} = ${outside}`,
      ),
      step('Half of it lies on each side.', `${outside}/2 = ${tail}`),
      ...(value > 50 ? [step('All but this side is asked for.', `100 - ${tail} = ${value}`)] : []),
      {
        text: 'The picture shows the part.',
        show: above ? curve(mean, deviation, far) : curve(mean, deviation, undefined, far),
      },
    ],
  };
};

/** Two ends that are not equally far; at difficulty 5 a count of things. */
export const between: Make = (random, difficulty) => {
  const { story, unit, things, mean, deviation } = drawMeasured(random);
  const [from, to] = pick(random, [
    [-1, 2],
    [-2, 1],
    [0, 2],
    [1, 2],
    [-2, -1],
    [-2, 0],
  ] as const);
  const [low, high] = [mean + from * deviation, mean + to * deviation];
  const percent = shareBetween(from, to);
  const many = difficulty === 5 ? 200 * randomInteger(random, 2, 20) : 100;
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
  const ask = difficulty === 5 ? `There are ${many} ${things}. About how many` : 'About how many percent';
  return {
    prompt: [say(`${story} ${ask} lie between ${low} and ${high} ${unit}?`)],
    answer: numberAnswer(
      value,
      [
        ...(difficulty === 5
          ? ([[percent, `This is the percent. Take it of ${many} ${things}.`]] as const)
          : []),
        [
          of(WITHIN[far] ?? 0),
          `This is all within ${written(far)}, on both sides. The ends are not equally far.`,
        ],
        crosses
          ? [
              of(tidy((WITHIN[1] ?? 0) + (WITHIN[2] ?? 0)) / 2 - 34),
              'One end lies on each side of the mean: add the part below it and the part above.',
            ]
          : [
              of(tidy((WITHIN[far] ?? 0) - (WITHIN[near] ?? 0))),
              'This lies on both sides of the mean. Take only one of them.',
            ],
        [of(68), 'This is the share within 1 standard deviation.'],
        [of(shareBetween(0, far)), `This goes from the mean to the end that is ${written(far)} away.`],
        [of(100 - percent), 'This is what lies outside.'],
        ...nearly(value),
      ],
      ...(difficulty === 5 ? [] : ['%']),
    ),
    solution: [
      step(
        'How many standard deviations are the ends from the mean?',
        `(${low} - ${mean})/${deviation} = ${from}, (${high} - ${mean})/${deviation} = ${to}`,
      ),
      step(
        crosses
          ? `Add the part below the mean and the part above it: ${sides.map(([share]) => share).join(' and ')} percent.`
          : near === 0
            ? `One end is the mean itself. So take half of what lies within ${far}.`
            : `Both ends lie on one side: take the part up to the nearer end from the part up to the farther one.`,
        math,
      ),
      ...(difficulty === 5
        ? [step(`Take this of ${many}.`, `${tidy(percent / 100)} xx ${many} = ${value}`)]
        : []),
      { text: 'The picture shows the part.', show: curve(mean, deviation, from, to) },
    ],
  };
};
