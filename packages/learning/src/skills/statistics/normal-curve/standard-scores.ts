import { ask, bracketed, choiceAnswer, nearly, numberAnswer, step, tidy, wrong, type Make } from '../builder';
import { drawMeasured, written } from './curve';

/** How many standard deviations a value is from the mean, or which value is that far away. */
export const away: Make = (draw, difficulty) => {
  const { story, unit, mean, deviation } = drawMeasured(draw);
  const half = difficulty > 2 ? 0.5 : 0;
  const far = draw.signed(1, 2) + half;
  const value = tidy(mean + far * deviation);
  const side = far > 0 ? 'above' : 'below';
  const size = Math.abs(far);
  const asksValue = draw.chance(0.5);
  return asksValue
    ? {
        prompt: ask`${story} Which value is ${written(size)} ${side} the mean, in ${unit}?`,
        answer: numberAnswer(value, [
          wrong`${tidy(mean - far * deviation)} | You went the wrong way. The value is ${side} the mean.`,
          wrong`${mean + far} | You added ${unit} instead of standard deviations. One standard deviation is ${deviation} ${unit}.`,
          wrong`${tidy(size * deviation)} | This is the distance from the mean. Add it to the mean or subtract it.`,
          wrong`${mean + Math.sign(far) * deviation} | You used one standard deviation. Use ${size}.`,
          ...nearly(value),
        ]),
        solution: [
          step`How far is that? | ${size} xx ${deviation} = ${tidy(size * deviation)}`,
          step`Start from the mean. | ${mean} ${far > 0 ? '+' : '-'} ${tidy(size * deviation)} = ${value}`,
        ],
      }
    : {
        prompt: ask`${story} How many standard deviations above the mean is ${value} ${unit}? If it is below the mean, write a minus sign.`,
        answer: numberAnswer(far, [
          wrong`${-far} | The sign is wrong: ${value} is ${side} the mean.`,
          wrong`${tidy(value - mean)} | This is the distance in ${unit}. Divide it by the standard deviation.`,
          wrong`${tidy(value / deviation)} | You divided the value itself. Subtract the mean first.`,
          wrong`${tidy(value / mean)} | You divided by the mean. Subtract the mean, and divide by the standard deviation.`,
          wrong`${far + 1} | Your answer is close. Divide the distance from the mean by the standard deviation again.`,
        ]),
        solution: [
          step`How far is it from the mean? | ${value} - ${mean} = ${tidy(value - mean)}`,
          step`How many standard deviations is that? | ${tidy(value - mean)}/${deviation} = ${far}`,
        ],
      };
};

/** Two results on two scales. The better one is not the one with the larger distance. */
export const better: Make = (draw) => {
  const [first = '', second = ''] = draw.people(2);
  const [one, another] = [drawMeasured(draw), drawMeasured(draw)].map(({ mean, deviation }) => {
    const far = draw.integer(2, 6) / 2;
    return { mean, deviation, far, result: mean + far * deviation };
  }) as [Result, Result];
  const [best, next] = one.far > another.far ? [one, another] : [another, one];
  const isFine = one.far !== another.far && [one, another].every(({ result }) => Number.isInteger(result));
  if (!isFine || best.result - best.mean >= next.result - next.mean) return better(draw, 5);
  const [winner, loser] = best === one ? [first, second] : [second, first];
  return {
    prompt: ask`${first} has ${one.result} points on a test with mean ${one.mean} and standard deviation ${one.deviation}. ${second} has ${another.result} points on another test with mean ${another.mean} and standard deviation ${another.deviation}. Both follow a normal curve. Who did better compared with the others who took the same test?`,
    answer: choiceAnswer(winner, [
      wrong`${loser} | Compare the z-scores: divide each distance from the mean by the standard deviation. Here the z-score is $${next.far}$.`,
      wrong`Both did equally well | The two tests have different spreads. Divide each distance from the mean by the standard deviation, and compare.`,
    ]),
    solution: [
      step`How many standard deviations above the mean is ${first}? | ${distanceOf(one)}`,
      step`How many standard deviations above the mean is ${second}? | ${distanceOf(another)}`,
      step`${winner} is farther above the mean in standard deviations, so fewer people did better.`,
    ],
  };
};

interface Result {
  readonly mean: number;
  readonly deviation: number;
  readonly far: number;
  readonly result: number;
}

function distanceOf({ mean, deviation, far, result }: Result): string {
  return `(${result} - ${bracketed(mean)})/${deviation} = ${far}`;
}
