import { mathParts, withThousands, type Block, type Text } from '@ninefold/learning';

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
  const signs = SIGNS.reduce((text, [pattern, sign]) => text.replace(pattern, sign), withThousands(math));
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
