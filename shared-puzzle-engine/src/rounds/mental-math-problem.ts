import { randomInteger, shuffled, type Random } from '../random';
import { OPERATIONS, type Operation } from './operations';
import { plausibleMistakes } from './plausible-mistakes';

export interface MentalMathProblem {
  readonly operation: Operation;
  /** For example "47 + 25". */
  readonly question: string;
  readonly answer: number;
  /** Four different positive numbers in random order, one of them the answer, none more than 10 away from it. */
  readonly options: readonly number[];
}

const DISTRACTORS = 3;

/** One question of a mental-math round, of a random operation. */
export function mentalMathProblem(random: Random): MentalMathProblem {
  const [operation = 'addition'] = shuffled(Object.keys(OPERATIONS) as Operation[], random);
  const { sign, left: lefts, right: rights, answer: answerOf } = OPERATIONS[operation];
  const left = randomInteger(random, ...lefts);
  const right = randomInteger(random, ...rights);
  const answer = answerOf(left, right);
  const distractors = drawDistractors(plausibleMistakes(operation, left, right, answer), answer, random);
  return {
    operation,
    question: `${left} ${sign} ${right}`,
    answer,
    options: shuffled([answer, ...distractors], random),
  };
}

/** As often none, one, two or three of them are below the answer, so that its size does not give it away. */
function drawDistractors(mistakes: readonly number[], answer: number, random: Random): number[] {
  const below = shuffled(
    mistakes.filter((mistake) => mistake < answer),
    random,
  ).slice(0, randomInteger(random, 0, DISTRACTORS));
  const above = shuffled(
    mistakes.filter((mistake) => mistake > answer),
    random,
  ).slice(0, DISTRACTORS - below.length);
  return [...below, ...above];
}
