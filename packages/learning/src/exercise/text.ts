import type { Drawing } from './drawing';

/**
 * Plain sentences. What stands between dollar signs is AsciiMath and is shown as MathML: "Solve $3x + 5 = 20$."
 */
export type Text = string;

/** A piece of a lesson, of a question or of a solution. */
export type Block =
  | { readonly kind: 'text'; readonly text: Text }
  /** AsciiMath on a line of its own. */
  | { readonly kind: 'math'; readonly math: string }
  | { readonly kind: 'drawing'; readonly drawing: Drawing };

/** One step of a worked example or of a solution: what is done and why, and what comes of it. */
export interface Step {
  readonly text: Text;
  readonly show?: Block;
}
