import type { Block, Text } from '@ninefold/learning';

/** An escaped sign such as `\$`, a literal dollar sign, or a formula between dollar signs. */
const ESCAPED_OR_MATH = /\\.|\$((?:[^$\\]|\\.)+)\$/gs;

/** Text and formulas in turns: the first part is text, perhaps empty, the second a formula, and so on. */
export function mathParts(text: Text): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const { 0: found, 1: math, index } of text.matchAll(ESCAPED_OR_MATH)) {
    if (math === undefined) continue;
    parts.push(text.slice(end, index), math);
    end = index + found.length;
  }
  return [...parts, text.slice(end)];
}

const SIGNS: readonly (readonly [pattern: RegExp, sign: string])[] = [
  [/"([^"]*)"/g, '$1'],
  [/-:/g, '÷'],
  [/xx/g, '×'],
  [/\*/g, '·'],
  [/<=/g, '≤'],
  [/>=/g, '≥'],
  [/!=/g, '≠'],
  [/~~/g, '≈'],
  [/\+-/g, '±'],
  [/sqrt/g, '√'],
  [/sigma/g, 'σ'],
  [/\^(?:\((-?\d+)\)|(\d+))/g, '^$1$2'],
];

const DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const raised = (power: string) =>
  power.replace(/./g, (sign) => (sign === '-' ? '⁻' : (DIGITS[Number(sign)] ?? sign)));

/** Our own AsciiMath as plain text: "3x² ≥ −2", "√(140)". */
function plainMath(math: string): string {
  const signs = SIGNS.reduce((text, [pattern, sign]) => text.replace(pattern, sign), math);
  return signs.replace(/\^(-?\d+)/g, (_, power: string) => raised(power)).replaceAll('-', '−');
}

/** A sentence with its formulas as plain text. */
export function plainText(text: Text): string {
  return mathParts(text)
    .map((part, index) => (index % 2 === 1 ? plainMath(part) : part.replaceAll('\\$', '$')))
    .join('');
}

/** Plain text whose negative numbers have a minus sign, as those of formulas do. */
export const withMinusSigns = (text: string): string => text.replaceAll(/(^|[^\w)])-(?=[\d.])/g, '$1−');

/** A question as one line of plain text; drawings become their text alternative. */
export function plainBlocks(blocks: readonly Block[]): string {
  const lines = blocks.map((block) => {
    if (block.kind === 'text') return plainText(block.text);
    return block.kind === 'math' ? plainMath(block.math) : plainText(block.drawing.text);
  });
  return lines.join(' ');
}
