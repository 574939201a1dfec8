import type { Answer, Exercise } from './exercise';
import type { Step } from './text';
import { withoutSeparators } from './written-amounts';

/**
 * The first step of the solution as a hint: its words, and its formula up to where the answer appears. Short solutions
 * end with their first step.
 */
export function firstHintOf({ prompt, answer, solution }: Exercise): Step {
  const [first] = solution;
  if (!first) throw new Error('A solution has at least one step.');
  const { text, show } = first;
  const given = JSON.stringify(prompt);
  const isAnswer = (shown: string) => !mentions(given, answer) && mentions(shown, answer);
  if (!show) return { text };
  if (show.kind !== 'math') return isAnswer(JSON.stringify(show)) ? { text } : first;
  if (!isAnswer(show.math)) return first;
  const math = beforeAnswer(show.math, isAnswer);
  return math === '' ? { text } : { text, show: { kind: 'math', math } };
}

/** Without dollar signs, separators and final zeros of amounts, and without spaces around operators. */
const tight = (text: string) =>
  withoutSeparators(text)
    .replaceAll('$', '')
    .replace(/(\.\d)0(?!\d)/g, '$1')
    .replace(/\s*([-+*/^=<>])\s*/g, '$1');

/** Whether all numbers of the answer, or its text, are in a text. */
function mentions(text: string, answer: Answer): boolean {
  const plain = tight(text);
  if (answer.kind === 'choice') return plain.includes(tight(answer.options[answer.right]?.text ?? ''));
  const values = answer.kind === 'pair' ? answer.values : [answer.value];
  return values.every((value) => {
    const escaped = tight(value).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    return new RegExp(`(?:^|[^\\w.])${escaped}(?![\\w/]|\\.\\d)`).test(plain);
  });
}

/** "y = 4 xx 17 + 17 = 85" → "y = 4 xx 17 + 17". Empty if only a letter is left. */
function beforeAnswer(math: string, isAnswer: (side: string) => boolean): string {
  const parts = math.split(/( (?:<=|>=|=|<|>|~~) |, )/);
  const end = parts.findIndex((part) => isAnswer(part));
  const before = parts.slice(0, Math.max(0, end - 1)).join('');
  return /\d.*\d|[-+*/^(]/.test(before) ? before : '';
}
