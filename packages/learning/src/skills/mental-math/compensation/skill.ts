import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { step } from '../../making/blocks';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import type { Skill } from '../../skill';
import { workOut } from '../work-out';
import { lesson } from './lesson';
import { drawNearRound } from './near-round';
import { nearPrices, times } from './times';

const plus: Make = (random, difficulty) => {
  const { near, round, gap } = drawNearRound(random, difficulty === 1 ? 10 : 100);
  const other = difficulty === 1 ? randomInteger(random, 24, 89) : randomInteger(random, 134, 888);
  const value = other + near;
  // Without passing a ten, adding as it stands is as easy.
  if (other === near || (other % 10) + (near % 10) < 10) return plus(random, difficulty);
  return {
    prompt: workOut(random() < 0.5 ? `${other} + ${near}` : `${near} + ${other}`),
    answer: numberAnswer(value, [
      [value + 2 * gap, `With ${round} you added ${gap} too much. Take ${gap} away, do not add it again.`],
      [value + gap, `This is the sum with ${round}. It is ${gap} too much: take that away.`],
      [value - 10, 'You lost a ten along the way.'],
      ...nearly(value),
    ]),
    solution: [
      step(`${near} is nearly ${round}. Add ${round}.`, `${other} + ${round} = ${other + round}`),
      step(`You added ${gap} too much. Take it away.`, `${other + round} - ${gap} = ${value}`),
    ],
  };
};

const minus: Make = (random, difficulty) => {
  const { near, round, gap } = drawNearRound(random, difficulty <= 2 ? 10 : 100, difficulty <= 2 ? 9 : 7);
  const from = difficulty <= 2 ? randomInteger(random, 111, 188) : randomInteger(random, round + 112, 1888);
  const value = from - near;
  if (from % 10 >= near % 10) return minus(random, difficulty);
  return {
    prompt: workOut(`${from} - ${near}`),
    answer: numberAnswer(value, [
      [value - 2 * gap, `With ${round} you took ${gap} too much. Give ${gap} back, do not take it again.`],
      [
        value - gap,
        `This is what is left after taking away ${round}. You took ${gap} too much: give that back.`,
      ],
      [value + 10, 'You took away one ten too few.'],
      ...nearly(value),
    ]),
    solution: [
      step(`${near} is nearly ${round}. Take away ${round}.`, `${from} - ${round} = ${from - round}`),
      step(`You took ${gap} too much. Give it back.`, `${from - round} + ${gap} = ${value}`),
    ],
  };
};

/** 845 - 297 + 198: two directions in one line. */
const both: Make = (random) => {
  const first = drawNearRound(random, 100, 4);
  const second = drawNearRound(random, 100, 6);
  const start = randomInteger(random, 523, 987);
  const value = start - first.near + second.near;
  if (first.round === second.round || first.gap === second.gap) return both(random, 5);
  const rounded = start - first.round + second.round;
  return {
    prompt: workOut(`${start} - ${first.near} + ${second.near}`),
    answer: numberAnswer(value, [
      [rounded, 'You stopped at the round numbers. Now correct both differences.'],
      [
        rounded - first.gap + second.gap,
        `You corrected both in the wrong direction. You took ${first.gap} too much and added ${second.gap} too much.`,
      ],
      [rounded - first.gap - second.gap, `You took away ${first.gap} too much: give that back.`],
      [rounded + first.gap + second.gap, `You added ${second.gap} too much: take that away.`],
      ...nearly(value),
    ]),
    solution: [
      step(
        `Take away ${first.round}, which is ${first.gap} too much. Give that back.`,
        `${start} - ${first.round} + ${first.gap} = ${start - first.near}`,
      ),
      step(
        `Add ${second.round}, which is ${second.gap} too much. Take that away.`,
        `${start - first.near} + ${second.round} - ${second.gap} = ${value}`,
      ),
    ],
  };
};

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [plus],
    2: [plus, minus],
    3: [minus, times],
    4: [times, nearPrices, minus],
    5: [times, nearPrices, both],
  }),
};
