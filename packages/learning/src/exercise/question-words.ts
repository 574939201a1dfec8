import type { Block } from './text';
import { isUnit } from './units';

const VERB = /\b(?:is|are|was|were|do|does|did|can|could|will|would|must|should|has|have|had)\b.*/i;

/** What a question asks for, in its own words: "cubic meters" of "How many cubic meters is that?" */
export function questionWords(prompt: readonly Block[]): string {
  const text = prompt
    .map((block) => (block.kind === 'text' ? block.text : ''))
    .join(' ')
    .replace(/\$[^$]*\$/g, ' ');
  const counted = text.match(/how many [^.?!]*/gi)?.at(-1);
  return counted ? counted.slice('how many '.length).replace(VERB, '') : text;
}

const singular = (word: string) => word.toLowerCase().replace(/(?:es?|s)$/, '');

/** "12 apples" → "12", and "24 kg of cashews" → "24 kg", if the question has these words. */
export function withoutQuestionWords(given: string, question: string): string {
  const known = new Set((question.match(/\p{L}+/gu) ?? []).map(singular));
  let rest = given;
  for (;;) {
    const [, before, word = ''] = /^(.*?\d.*?) ?(\p{L}{2,})$/u.exec(rest) ?? [];
    if (before === undefined || isUnit(word) || !known.has(singular(word))) return rest;
    rest = before;
  }
}
