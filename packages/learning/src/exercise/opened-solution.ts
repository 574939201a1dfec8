import { answersIn, concludes, contains, isAsked, numbersIn, sentencesOf } from './answer-in-text';
import { copy } from './copy';
import type { Exercise } from './exercise';
import { hasResult, hasSide, withOpenResult } from './open-formula';
import type { Step, Text } from './text';

/**
 * The worked solution up to the step that finds the answer, whose result is left open: "2 xx 3/5 = ?". Later steps,
 * such as checks, are left out, because they repeat the answer. Empty if the first step is nothing but the answer.
 */
export function openedSolution(exercise: Exercise): readonly Step[] {
  const check = exercise.solution.findIndex(({ text }) => /^check\b/i.test(text));
  const checked = check > 0 ? exercise.solution.slice(0, check) : exercise.solution;
  const drawn = checked.filter((step) => !drawsAnswer(step, exercise));
  const steps: readonly Step[] = drawn.length > 0 ? drawn : checked.map(({ text }) => ({ text }));
  const last = openAt(steps, exercise);
  const open = steps[last];
  const end = open && opened(open, exercise);
  // A step that was not recognized as the answer may still be it.
  const hidesNothing = end?.text === open?.text && JSON.stringify(end?.show) === JSON.stringify(open?.show);
  return [...steps.slice(0, last), ...(end && !(hidesNothing && last > 0) ? [end] : [])];
}

/** The first step of the solution without the answer, even as a result by chance; null if it is nothing but the answer. */
export function firstHintOf(exercise: Exercise): Step | null {
  const [first] = openedSolution(exercise);
  if (!first) return null;
  const { show } = first;
  const states = reveals(first, exercise) || (show?.kind === 'math' && hasSide(show.math, exercise));
  return states ? opened(first, exercise) : first;
}

/** Whether a step has a calculation of its own, such as "m = 3/1 = 3", not just the answer or another form of it. */
const calculates = (step: Step | undefined): boolean =>
  step?.show?.kind === 'math' && /\d.*(?:[-+*/]|xx|-:).*=/.test(step.show.math);

/**
 * The step that finds the answer: the last one that has it as the result of a calculation. The same small number may be
 * an earlier result by chance, as a rise of 3 of a slope of 3. A long number is not, and repeats the answer.
 */
function openAt(steps: readonly Step[], exercise: Exercise): number {
  const finds = steps.map((step) => reveals(step, exercise));
  const isDistinctive = answersIn(exercise).every((answer) => answer.length > 2);
  if (isDistinctive && finds.includes(true)) return finds.indexOf(true);
  let end = finds.lastIndexOf(true);
  if (end < 0) return steps.length - 1;
  while (end > 0 && finds[end - 1] && !calculates(steps[end])) end -= 1;
  return end;
}

/** Whether a step has the answer as its result. The same number among others, as in sorted data, reveals nothing. */
function reveals({ text, show }: Step, exercise: Exercise): boolean {
  if (show?.kind === 'math' && hasResult(show.math, exercise)) return true;
  return sentencesOf(text).some((sentence) =>
    namesOptions(exercise)
      ? answersIn(exercise).some((answer) => concludes(sentence, answer))
      : answersIn(exercise).every((answer) => (isChoice(exercise) ? contains : concludes)(sentence, answer)),
  );
}

const isChoice = ({ answer }: Exercise): boolean => answer.kind === 'choice';

/** Whether the solution looks at several options, so that naming the right one says nothing yet. */
function namesOptions({ answer, solution }: Exercise): boolean {
  if (answer.kind !== 'choice') return false;
  const texts = solution.map(({ text }) => text).join(' ');
  return answer.options.filter((option) => contains(texts, option.text)).length > 1;
}

/** The step without its result; null if nothing is left. */
function opened({ text, show }: Step, exercise: Exercise): Step | null {
  const words = sentencesOf(text)
    .map((sentence) => withoutAnswer(sentence, exercise))
    .filter((sentence) => sentence !== '')
    .join(' ');
  const math = show?.kind === 'math' ? withOpenResult(show.math, exercise) : null;
  // What is left of a step that names the right option is about that option too.
  if (isChoice(exercise) && words !== text) return null;
  if (words === '' && (math === null || math === (show?.kind === 'math' && show.math))) return null;
  return {
    text: words === '' ? copy.findMissing : words,
    ...(math !== null && { show: { kind: 'math', math } as const }),
    ...(show && show.kind !== 'math' && { show }),
  };
}

/** A sentence up to the colon before the answer, or nothing of it. */
function withoutAnswer(sentence: Text, exercise: Exercise): Text {
  if (!says(sentence, exercise)) return sentence;
  const colon = sentence.lastIndexOf(': ');
  const before = sentence.slice(0, Math.max(colon, 0));
  return before === '' || says(before, exercise) ? '' : `${before}.`;
}

/** "Divide both sides by 4" names a number of the step before, even where the answer is 4. */
const says = (sentence: Text, exercise: Exercise): boolean =>
  answersIn(exercise).some((answer) =>
    (isAsked(answer, exercise) ? concludes : contains)(withoutDivisor(sentence, answer), answer),
  );

const withoutDivisor = (sentence: Text, answer: Text): Text =>
  answer.length > 2
    ? sentence
    : sentence.replace(new RegExp(`(divide.*) by \\$?${answer}\\$?(?![\\d.]\\d)`, 'i'), '$1');

/** A drawing in a solution often shows the result, such as the end of a jump or the point where two lines meet. */
function drawsAnswer({ show }: Step, exercise: Exercise): boolean {
  if (show?.kind !== 'drawing') return false;
  const shown = show.drawing.text;
  return answersIn(exercise)
    .flatMap(numbersIn)
    .every((number) => contains(shown, number));
}
