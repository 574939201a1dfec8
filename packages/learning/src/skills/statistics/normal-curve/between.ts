import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { tidy } from '../data';
import { curve, drawMeasured, shareBetween, WITHIN, written } from './shares';

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
  const ask = difficulty === 5 ? `There are ${many} ${things}. About how many` : 'About what percentage';
  return {
    prompt: [say(`${story} ${ask} lie between ${low} and ${high} ${unit}?`)],
    answer: numberAnswer(
      value,
      [
        ...(difficulty === 5
          ? ([[percent, `This is the percentage. Find that percentage of ${many} ${things}.`]] as const)
          : []),
        [
          of(WITHIN[far] ?? 0),
          `This is all within ${written(far)}, on both sides. The ends are not equally far away.`,
        ],
        crosses
          ? [
              of(tidy((WITHIN[1] ?? 0) + (WITHIN[2] ?? 0)) / 2 - 34),
              'There is one end on each side of the mean: add the part below it and the part above.',
            ]
          : [
              of(tidy((WITHIN[far] ?? 0) - (WITHIN[near] ?? 0))),
              'This is on both sides of the mean. Use only one of them.',
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
            : `Both ends are on one side: subtract the part up to the nearer end from the part up to the farther one.`,
        math,
      ),
      ...(difficulty === 5
        ? [step(`Find this percentage of ${many}.`, `${tidy(percent / 100)} xx ${many} = ${value}`)]
        : []),
      { text: 'The picture shows the part.', show: curve(mean, deviation, from, to) },
    ],
  };
};
