import type { Exercise } from '../../../exercise/exercise';
import { calculated, formulasOf, numberOf, wordsOf } from '../../../testing/read-exercise';

/** "2 3/4 -: 1/2": a mixed number is a sum, and a fraction is worked out before anything else. */
function worth(math: string): number {
  return calculated(math.replace(/(?:(\d+) )?(\d+)\/(\d+)/g, '($1+$2/$3)').replaceAll('(+', '('));
}

/** By floating point: its numbers know nothing of denominators. */
export function calculatesWithFractions(exercise: Exercise) {
  const [math] = formulasOf(exercise);
  expect(numberOf(exercise.answer)).toBeCloseTo(math ? worth(math) : worthOfStory(wordsOf(exercise)), 9);
}

function worthOfStory(words: string): number {
  const [first = NaN, second = NaN] = [...words.matchAll(/\$([^$]+)\$/g)].map(([, math = '']) => worth(math));
  const [people = NaN, guests = NaN] = [...words.matchAll(/(\d+) people/g)].map(([, count]) => Number(count));
  if (words.includes('in all?')) return first + second;
  if (words.includes('left to do')) return 1 - first - second;
  if (words.includes('of the remainder')) return 1 - first - second * (1 - first);
  if (words.includes('recipe')) return (first / people) * guests;
  if (words.includes('glasses')) return first / second;
  throw new Error(`Not read: ${words}`);
}
