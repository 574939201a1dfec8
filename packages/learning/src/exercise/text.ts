import type { Drawing } from './drawing';

/** Plain sentences. Text between dollar signs is AsciiMath, shown as MathML: "Solve $3x + 5 = 20$." */
export type Text = string;

/** A block of a lesson, a question or a solution. */
export type Block =
  | { readonly kind: 'text'; readonly text: Text }
  /** AsciiMath on a line of its own. */
  | { readonly kind: 'math'; readonly math: string }
  | { readonly kind: 'drawing'; readonly drawing: Drawing };

/** One step of a worked example or a solution: what is done, why, and the result. */
export interface Step {
  readonly text: Text;
  readonly show?: Block;
}
