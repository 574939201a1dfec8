import { plainSigns } from './plain-signs';
import type { Exercise } from './exercise';
import type { Step, Text } from './text';
import { withoutSeparators } from './written-amounts';

/** Stands for what the learner still has to find. AsciiMath, quoted so that it is set as text. */
const OPEN = '"?"';

/**
 * The worked solution up to the step that finds the answer, whose result is left open: "2 xx 3/5 = ?". Later steps,
 * such as checks, are left out, because they repeat the answer. Empty if the first step is nothing but the answer.
 */
export function openedSolution(exercise: Exercise): readonly Step[] {
  const { solution } = exercise;
  const check = solution.findIndex(({ text }) => /^check\b/i.test(text));
  const steps = check > 0 ? solution.slice(0, check) : solution;
  const finds = steps.findIndex((step) => reveals(step, exercise));
  const [last, open] = finds < 0 ? [steps.length - 1, steps.at(-1)] : [finds, steps[finds]];
  const end = open && opened(open, exercise);
  // A step in words alone that was not recognized as the answer may still be it.
  const hidesNothing = end?.text === open?.text && !end?.show;
  return [...steps.slice(0, last), ...(end && !(hidesNothing && last > 0) ? [end] : [])];
}

/** The step without its result; null if nothing is left. */
function opened({ text, show }: Step, exercise: Exercise): Step | null {
  const words = sentencesOf(text)
    .filter((sentence) => !reveals({ text: sentence }, exercise))
    .join(' ');
  const math = show?.kind === 'math' ? withoutResult(show.math) : null;
  const isLeft = math !== null && !sidesOf(math).includes(bare(answersOf(exercise).join()));
  if (words === '' && !isLeft) return null;
  return { text: words, ...(isLeft && { show: { kind: 'math', math } as const }) };
}

/** "2 xx 3 = 6" with the result open, "x = 2 \"or\" x = 3" with both; null without a relation. */
function withoutResult(math: string): string | null {
  const [first = ''] = math.split('"or"');
  const left = /^(.*(?:=|~~|<=|>=|<|>))/.exec(first)?.[1];
  return left === undefined ? null : `${left} ${OPEN}`;
}

/** Whether a step has the answer as its result. The same number among others, as in sorted data, reveals nothing. */
function reveals({ text, show }: Step, exercise: Exercise): boolean {
  const math = show?.kind === 'math' ? show.math : '';
  const answers = answersOf(exercise);
  const results = [bare(math), ...sidesOf(math)];
  if (answers.every((answer) => results.includes(bare(answer)))) return true;
  return sentencesOf(text).some((sentence) => answers.every((answer) => concludes(sentence, answer)));
}

/** Long answers are anywhere in their sentence. */
const LONG = 3;

/** "12 is a multiple of 4" and "the values less than 4:" only name the number. */
const NAMING = /\b(of|than|by|to|from|with|for|least|most|as|into)$/i;

/** Whether a sentence says the answer. Short ones are at its end: "So each gets 12 apples." */
function concludes(sentence: Text, answer: Text): boolean {
  if (/[?:]$/.test(sentence)) return false;
  if (answer.split(' ').length >= LONG) return contains(sentence, answer);
  const words = sentence.split(' ');
  const ends = words.slice(answer.includes(' ') ? -3 : -2).join(' ');
  return contains(ends, answer) && !NAMING.test(beforeAnswer(sentence, answer));
}

const beforeAnswer = (sentence: Text, answer: Text) =>
  plain(sentence)
    .slice(0, plain(sentence).lastIndexOf(plain(answer)))
    .trim();

const sidesOf = (math: Text) => math.split(/=|~~|"or"/).map(bare);

const sentencesOf = (text: Text) => text.replace(/([.?!:]) /g, '$1\n').split('\n');

/** What only the answer contains: its value, both numbers of a pair, or the words of the right option. */
function answersOf({ answer }: Exercise): readonly Text[] {
  switch (answer.kind) {
    case 'choice':
      return [answer.options[answer.right]?.text ?? ''];
    case 'pair':
      return answer.values;
    default:
      return [answer.value];
  }
}

/** Whether a text has a value that is not part of a longer number or word. */
function contains(text: Text, value: Text): boolean {
  const [within, wanted] = [plain(text), plain(value)];
  if (wanted === '') return false;
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1)) {
    const [before, after] = [within.slice(0, at), within.slice(at + wanted.length)];
    if (!/[\w.]$/.test(before) && !/^(\w|\.\d)/.test(after)) return true;
  }
  return false;
}

/** One form for what the texts of an exercise write differently: signs, spaces around them, amounts and thousands. */
const plain = (text: Text) =>
  plainSigns(withoutSeparators(text))
    .replace(/[${}"\\]/g, '')
    .replace(/(\.\d)0(?!\d)/g, '$1')
    .replace(/\s*([-+*/=^()<>])\s*/g, '$1')
    .toLowerCase();

const bare = (math: Text) => plain(math).replace(/\s/g, '');
