import type { Drawing } from '../exercise/drawing';
import type { Answer, Exercise } from '../exercise/exercise';
import { mathParts } from '../exercise/math-parts';
import { withoutSeparators } from '../exercise/written-amounts';

/** What tests read: the formulas and words that students see, and the length of the solution. */
export function formulasOf({ prompt }: Exercise): string[] {
  return prompt.flatMap((block) => (block.kind === 'math' ? [block.math] : []));
}

/** Amounts and large numbers are in the form that skills write: "3.50 dollars", "71000". */
export function wordsOf({ prompt }: Exercise): string {
  const words = prompt.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join(' ');
  return withoutSeparators(words)
    .replace(/\\\$(\d+) bill/g, '$1-dollar bill')
    .replace(/\\\$(\d+(?:\.\d+)?)/g, '$1 dollars');
}

export function drawingsOf<K extends Drawing['kind']>({ prompt }: Exercise, kind: K) {
  const found = prompt.flatMap((block) => (block.kind === 'drawing' ? [block.drawing] : []));
  return found.filter((drawing): drawing is Extract<Drawing, { kind: K }> => drawing.kind === kind);
}

export function drawingOf<K extends Drawing['kind']>(exercise: Exercise, kind: K) {
  return drawingsOf(exercise, kind)[0];
}

export function chosenOf({ answer }: Exercise): string {
  if (answer.kind !== 'choice') throw new Error(answer.kind);
  return withoutSeparators(answer.options[answer.right]?.text ?? '');
}

export function numberOf(answer: Answer): number {
  if (answer.kind !== 'number') throw new Error(answer.kind);
  const [over = NaN, under = 1] = answer.value.split('/').map(Number);
  return over / under;
}

/** JavaScript's rules are those of mathematics, except that it rejects "-3 ** 2". */
export function calculated(math: string, letters: Readonly<Record<string, number>> = {}): number {
  const code = math
    .replace(/xx|\*/g, '*')
    .replace(/-:/g, '/')
    .replace(/(?<=[\d)a-z])\s*(?=\()|(?<=\d)(?=[a-z])/g, '*')
    .replace(/[a-z]/g, (letter) => `(${letters[letter]})`)
    .replace(/^-(\d+)\^2/, '-1*$1^2')
    .replace(/\^/g, '**');
  return new Function(`return ${code}`)() as number;
}

/** All AsciiMath: formulas, and text between dollar signs. */
function mathIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(mathIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => {
    if (typeof inside !== 'string') return mathIn(inside);
    if (key === 'math') return [inside];
    const parts = mathParts(inside);
    if (parts.some((part, index) => index % 2 === 0 && /(?<!\\)\$/.test(part)))
      throw new Error(`A dollar sign is alone: ${inside}`);
    return parts.filter((_, index) => index % 2 === 1);
  });
}

/** Formulas that AsciiMath would render wrongly: empty, with words, or with two operators in a row. */
export function brokenMathIn(value: unknown): string[] {
  const unquoted = mathIn(value).map((math) => math.replace(/"[^"]*"|sqrt|sigma/g, '0'));
  return unquoted.filter((math) => !/\S/.test(math) || /[a-zA-Z]{3}|\+ -|- -|\b1[a-z]/.test(math));
}

export function effort({ solution }: Exercise): number {
  return solution.reduce((all, { show }) => all + 12 + (show?.kind === 'math' ? show.math.length : 0), 0);
}
