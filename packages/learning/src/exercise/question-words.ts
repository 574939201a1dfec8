import { wordsIn } from './math-parts';
import type { Block } from './text';
import { ANY_UNIT, DOLLARS, isUnit, timesIn, unitsIn } from './units';

const VERB = /\b(?:is|are|was|were|do|does|did|can|could|will|would|must|should|has|have|had)\b.*/i;

/** What a question asks for. */
export interface Asked {
  /** In its own words: "cubic meters" of "How many cubic meters is that?" */
  readonly words: string;
  /** The units that may follow the number, as sources of regular expressions. */
  readonly units: readonly string[];
  /** The time of a rate, "minute" of "How many liters flow in each minute?", as the source of a regular expression. */
  readonly rate?: string | undefined;
}

export const NOTHING_ASKED: Asked = { words: '', units: [] };

export function askedFor(prompt: readonly Block[]): Asked {
  const text = prompt.map((block) => (block.kind === 'text' ? wordsIn(block.text).join(' ') : '')).join(' ');
  const counted = text
    .match(/how many [^.?!]*/gi)
    ?.at(-1)
    ?.slice('how many '.length);
  return {
    words: counted?.replace(VERB, '') ?? text,
    units: unitsAsked(text, counted?.replace(VERB, '')),
    rate: rateAsked(counted ?? text),
  };
}

const COUNTED = /^(?:(?:more|fewer|less|extra|whole|full) )*((?:(?:square|cubic) )?\p{L}+(?: per \p{L}+)?)/iu;
const GIVEN_IN = new RegExp(`\\b(?:in|to(?= deg)) (${ANY_UNIT})(?!\\p{L})`, 'giu');

/** Other units of a question measure something else: "How many batteries last 50 hours?" asks for no hours. */
function unitsAsked(text: string, counted: string | undefined): string[] {
  // Its unit is the square of the one in the question.
  if (/\bvariance\b/i.test(text)) return [];
  const named = counted === undefined ? [...text.matchAll(GIVEN_IN)].at(-1)?.[1] : COUNTED.exec(counted)?.[1];
  if (named !== undefined) return unitsIn(named);
  return /dollar|\\\$/i.test(text) ? [DOLLARS] : [];
}

function rateAsked(sentence: string): string | undefined {
  const time = /\b(?:each|every|per) (\p{L}+)/iu.exec(sentence)?.[1];
  return time === undefined ? undefined : timesIn(time)[0];
}

const PER = '(\\d.*?) ?(?:/|\\b(?:in )?(?:per|an?|each|every|one)\\b) ?';
const singular = (word: string) => word.toLowerCase().replace(/(?:es?|s)$/, '');

/** "12 apples" → "12", and "24 kg of cashews" → "24 kg", if the question has these words. */
export function withoutQuestionWords(given: string, { words, rate }: Asked): string {
  const known = new Set((words.match(/\p{L}+/gu) ?? []).map(singular));
  let rest = rate === undefined ? given : given.replace(new RegExp(PER + `(?:${rate})$`, 'i'), '$1');
  for (;;) {
    const [, before, word = ''] = /^(.*?\d.*?) ?(\p{L}{2,})$/u.exec(rest) ?? [];
    if (before === undefined || isUnit(word) || !known.has(singular(word))) return rest;
    rest = before;
  }
}
