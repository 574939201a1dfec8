import { numberAnswer, wrong, type Mistake, type NumberAnswer } from '../builder';

/** Ends a question that is answered by `percentAnswer`. */
export const AS_PERCENT = 'Answer as a percentage, rounded to one decimal place.';

/** A probability as a percentage, rounded to one decimal place; more places are right too. */
export function percentAnswer(probability: number, mistakes: readonly (Mistake | false)[]): NumberAnswer {
  const rounded = mistakes
    .filter((mistake) => mistake !== false)
    .map(([given, reason]) => [inPercent(Number(given)), reason] as const);
  return numberAnswer(inPercent(probability), { unit: '%', tolerance: '0.05' }, [
    ...rounded.filter(([percent]) => percent > 0),
    wrong`${Number(probability.toFixed(3))} | This is the probability as a decimal. As a percentage it is 100 times as much.`,
  ]);
}

/** With one decimal place: 0.3241 is 32.4. */
export function inPercent(probability: number): number {
  return Number((100 * probability).toFixed(1));
}

/** Neither 0 nor 100 when rounded, and not halfway between two tenths: nobody can be unsure which one is meant. */
export function isPlainPercent(probability: number): boolean {
  const tenths = 1000 * probability;
  return tenths > 5 && tenths < 995 && Math.abs((tenths % 1) - 0.5) > 1e-6;
}

/** The end of a formula: "= 0.3", or "~~ 0.32414" if the value is rounded. */
export function equals(value: number, places = 5): string {
  const rounded = Number(value.toFixed(places));
  return `${Math.abs(rounded - value) < 1e-12 ? '=' : '~~'} ${rounded}`;
}
