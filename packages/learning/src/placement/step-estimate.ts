/** Careless errors on a known skill, and lucky answers on an unknown one: one of four options. */
const SLIP = 0.1;
const GUESS = 0.25;

/** The estimate counts as good if it is this close to the truth. */
const CLOSE = 2;
/** How much more an exact estimate counts than a close one. */
const EXACT = 0.1;

/** How likely it is that the first 0, 1, 2 … steps of a path are known. */
export type StepEstimate = readonly number[];

export function unknownStep(steps: number): StepEstimate {
  return Array.from({ length: steps + 1 }, () => 1 / (steps + 1));
}

/** By Bayes' rule, after a question about the step with this index. */
export function afterQuestion(estimate: StepEstimate, asked: number, isRight: boolean): StepEstimate {
  const weights = estimate.map((chance, known) => chance * chanceOf(isRight, asked < known));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function chanceOf(isRight: boolean, isKnown: boolean): number {
  const right = isKnown ? 1 - SLIP : GUESS;
  return isRight ? right : 1 - right;
}

/** The number of known steps that is most likely close to the truth, and how likely it is. */
export function closestStep(estimate: StepEstimate): { readonly known: number; readonly chance: number } {
  const scores = estimate.map((chance, known) => chanceNear(estimate, known) + EXACT * chance);
  const known = scores.indexOf(Math.max(...scores));
  return { known, chance: chanceNear(estimate, known) };
}

function chanceNear(estimate: StepEstimate, known: number): number {
  return estimate
    .slice(Math.max(0, known - CLOSE), known + CLOSE + 1)
    .reduce((sum, chance) => sum + chance, 0);
}

/**
 * The index of the step whose answer is expected to say most. Another question about the same step counts half, because
 * skills are not always known in order, and one of them says little about its neighbors.
 * @param times how often each step was asked
 */
export function bestQuestion(estimate: StepEstimate, times: readonly number[]): number {
  const gains = times.map((count, asked) => expectedGain(estimate, asked) / 2 ** count);
  return gains.indexOf(Math.max(...gains));
}

/** In bits: of the answer, less what slips and guesses make of it. */
function expectedGain(estimate: StepEstimate, asked: number): number {
  const isKnown = estimate.slice(asked + 1).reduce((sum, chance) => sum + chance, 0);
  const right = isKnown * (1 - SLIP) + (1 - isKnown) * GUESS;
  return entropy(right) - isKnown * entropy(SLIP) - (1 - isKnown) * entropy(GUESS);
}

function entropy(chance: number): number {
  const part = (share: number) => (share <= 0 ? 0 : -share * Math.log2(share));
  return part(chance) + part(1 - chance);
}
