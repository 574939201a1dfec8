import type Fraction from 'fraction.js';
import type { Drawing } from '../../exercise/drawing';
import type { Block, Step } from '../../exercise/text';
import type { Explore } from '../explore';
import type { LessonBlock } from '../skill';

/** A template, or a text that a function made: say`…`, say(story). */
type Template = TemplateStringsArray | string;

/** Between `${` and `}`. */
type Inserted = string | number | Fraction | readonly Fraction[];

/**
 * Separates the words of a template from its formula, and a wrong answer from its reason. Two arguments would not stay on
 * one line: Prettier breaks a call before a long template into three.
 */
const BAR = ' | ';

/** A paragraph. */
export function say(template: Template, ...inserted: readonly Inserted[]): Block {
  return { kind: 'text', text: written(template, inserted) };
}

/** AsciiMath on a line of its own. */
export function formula(template: Template, ...inserted: readonly Inserted[]): Block {
  return { kind: 'math', math: written(template, inserted) };
}

/** A question: its words, and after a bar the formula below them. */
export function ask(template: Template, ...inserted: readonly Inserted[]): Block[] {
  const [text, math] = partsOf(written(template, inserted));
  return [{ kind: 'text', text }, ...(math === undefined ? [] : [{ kind: 'math', math } as const])];
}

/** A step of a solution: its words, and after a bar the formula below them. */
export function step(strings: TemplateStringsArray, ...inserted: readonly Inserted[]): Step {
  const [text, math] = partsOf(written(strings, inserted));
  return math === undefined ? { text } : { text, show: { kind: 'math', math } };
}

export type Mistake = readonly [value: number | string, reason: string, isSlip?: true];

/** A wrong answer that people give, and after a bar what they did and what to do instead. */
export function wrong(strings: TemplateStringsArray, ...inserted: readonly Inserted[]): Mistake {
  const text = written(strings, inserted);
  const [value, reason] = partsOf(text);
  if (reason === undefined) throw new Error(`A wrong answer needs a reason, "value | reason": ${text}`);
  return [value, reason];
}

/** A wrong answer that shows no misconception, only that somebody miscounted. */
export function slip(strings: TemplateStringsArray, ...inserted: readonly Inserted[]): Mistake {
  const [value, reason] = wrong(strings, ...inserted);
  return [value, reason, true];
}

export function picture(drawing: Drawing): Block {
  return { kind: 'drawing', drawing };
}

/** A figure of a lesson that the reader moves. */
export function tryIt(explore: Explore): LessonBlock {
  return { kind: 'explore', explore };
}

function written(template: Template, inserted: readonly Inserted[]): string {
  return typeof template === 'string' ? template : String.raw({ raw: template }, ...inserted);
}

function partsOf(text: string): [first: string, second?: string] {
  const at = text.indexOf(BAR);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + BAR.length)];
}
