import type { Text } from './text';

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

export const wordsIn = (text: Text): string[] => mathParts(text).filter((_, index) => index % 2 === 0);

export const formulasIn = (text: Text): string[] => mathParts(text).filter((_, index) => index % 2 === 1);

/** The text with its words changed. Formulas stay as they are. */
export function withWords(text: Text, change: (words: string) => string): Text {
  return mathParts(text)
    .map((part, index) => (index % 2 === 1 ? `$${part}$` : change(part)))
    .join('');
}
