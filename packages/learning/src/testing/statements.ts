import type Fraction from 'fraction.js';
import { mathParts } from '../exercise/math-parts';
import { withoutSeparators } from '../exercise/written-amounts';
import { valueIn } from './evaluate';

/** Numbers on both sides of a relation, more than one on the left: "three 4 = 12" is left to human readers. */
const IN_WORDS =
  /(?:[-−+*/()%×÷·\d.\s]|xx)*\d\s*(?:[-−+*/×÷·]|xx)\s*\d(?:[-−+*/()%×÷·\d.\s]|xx)*[=≈<>](?:[-−+*/()%×÷·\d.\s=≈<>]|xx)*\d/g;

interface FoundText {
  readonly text: string;
  readonly isMath: boolean;
}

export function textsIn(value: unknown, key = ''): FoundText[] {
  if (typeof value === 'string') return [{ text: value, isMath: key === 'math' }];
  if (typeof value !== 'object' || value === null) return [];
  const inside = Array.isArray(value) ? value.map((item) => [key, item] as const) : Object.entries(value);
  return inside.flatMap(([name, item]) => textsIn(item, name));
}

/** All words and formulas, in their order. */
export function wordsAndFormulas(value: unknown): string {
  return textsIn(value)
    .map(({ text }) => text)
    .join(' ');
}

/** False statements about numbers in formulas and sentences: "12 - 0.38 = 11.63". */
export function falseStatementsIn(value: unknown): string[] {
  return textsIn(value).flatMap(statementsIn).filter(isFalse);
}

/** "7^2 = 49, 8^2 = 64" is two statements. */
function statementsIn({ text, isMath }: FoundText): string[] {
  const parts = isMath ? ['', text] : mathParts(withoutSeparators(text));
  return parts.flatMap((part, index) =>
    index % 2 === 1 ? part.replace(/"[^"]*"/g, '?').split(/[,;]\s/) : (part.match(IN_WORDS) ?? []),
  );
}

function isFalse(statement: string): boolean {
  const parts = statement.split(/(<=|>=|!=|~~|≈|=|<|>)/);
  const sides = parts.filter((_, index) => index % 2 === 0);
  const values = sides.map((side) => valueIn(side));
  return values.some((left, index) => {
    const right = values[index + 1];
    return left && right && !holds(left, parts[2 * index + 1] ?? '', right, sides[index + 1] ?? '');
  });
}

function holds(left: Fraction, relation: string, right: Fraction, written: string): boolean {
  switch (relation) {
    case '=':
      return left.equals(right);
    case '!=':
      return !left.equals(right);
    case '<':
      return left.lt(right);
    case '>':
      return left.gt(right);
    case '<=':
      return left.lte(right);
    case '>=':
      return left.gte(right);
    default:
      return left.sub(right).abs().lte(roundingOf(written));
  }
}

/** Rounding error: half of the last place; for whole numbers, of the last nonzero digit. */
function roundingOf(written: string): number {
  const [, decimals] = /\.(\d+)/.exec(written) ?? [];
  const [zeros = ''] = /0*\s*$/.exec(written.trim()) ?? [];
  return 10 ** (decimals === undefined ? zeros.length : -decimals.length) / 2;
}
