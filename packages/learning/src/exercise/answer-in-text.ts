import type { Exercise } from './exercise';
import { plainSigns } from './plain-signs';
import type { Text } from './text';
import { withoutSeparators } from './written-amounts';

/** Long answers are anywhere in their sentence. */
const LONG = 3;

/** "12 is a multiple of 4" and "the values less than 4:" only name the number. */
const NAMING = /\b(of|than|by|to|from|with|for|least|most|as|into)$/i;

/** Sorted data that end a sentence: "The lower half: 13, 21, 23." */
const LIST = /\d, \$?-?[\d.]+\$?, (?:and )?\$?-?[\d.]+\$?\.?$/;

/** What only the answer contains: its value, both numbers of a pair, or the words of the right option. */
export function answersIn({ answer }: Exercise): readonly Text[] {
  switch (answer.kind) {
    case 'choice':
      return [answer.options[answer.right]?.text ?? ''];
    case 'pair':
      return answer.values;
    default:
      return [answer.value];
  }
}

/** Whether the question shows it: then it need not be hidden. */
export function isAsked(answer: Text, { prompt }: Exercise): boolean {
  return prompt.some((block) => {
    if (block.kind === 'drawing') return contains(block.drawing.text, answer);
    return contains(block.kind === 'math' ? block.math : block.text, answer);
  });
}

/** "2(7x + 6)" as "2", "7x" and "6"; words as they are */
export const numbersIn = (answer: Text): readonly Text[] =>
  answer.match(/-?\d+(?:\.\d+)?[a-z]?/g) ?? [answer];

/** Whether a sentence says the answer. Short ones are at its end: "So each gets 12 apples." */
export function concludes(sentence: Text, answer: Text): boolean {
  if (/\?$/.test(sentence)) return false;
  if (answer.split(' ').length >= LONG) return contains(sentence, answer);
  if (LIST.test(sentence)) return false;
  const words = sentence.split(' ');
  const ends = words.slice(answer.includes(' ') ? -3 : -2).join(' ');
  return contains(ends, answer) && !NAMING.test(beforeAnswer(sentence, answer));
}

const beforeAnswer = (sentence: Text, answer: Text) =>
  plain(sentence)
    .slice(0, plain(sentence).lastIndexOf(plain(answer)))
    .trim();

export const sentencesOf = (text: Text): Text[] => text.replace(/([.?!]) /g, '$1\n').split('\n');

/** Whether a text has a value that is not part of a longer number or word. */
export function contains(text: Text, value: Text): boolean {
  const [within, wanted] = [plain(text), plain(value)];
  if (wanted === '') return false;
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1)) {
    const [before, after] = [within.slice(0, at), within.slice(at + wanted.length)];
    if (/^\w/.test(wanted) && /[\w.]$/.test(before)) continue;
    if (/\w$/.test(wanted) && /^(\w|\.\d)/.test(after)) continue;
    return true;
  }
  return false;
}

/** One form for what the texts of an exercise write differently: signs, spaces around them, amounts and thousands. */
export const plain = (text: Text): string =>
  plainSigns(withoutSeparators(text))
    .replace(/[${}"\\]/g, '')
    .replace(/(\.\d)0(?!\d)/g, '$1')
    .replace(/\s*([+*/=^<>])\s*/g, '$1')
    .replace(/\s+\)|\(\s+/g, (sign) => sign.trim())
    // Not "is -3", whose sign belongs to the number.
    .replace(/(\S) - (?=\S)/g, '$1-')
    .toLowerCase();
