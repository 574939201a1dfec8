import type { Answer, Exercise } from '../../exercise/exercise';
import { withWords } from '../../exercise/math-parts';
import { askedFor } from '../../exercise/question-words';
import type { Block, Step, Text } from '../../exercise/text';
import { DOLLARS } from '../../exercise/units';
import { withCents, withDollarSigns, withThousands } from '../../exercise/written-amounts';
import type { Explore } from '../explore';
import type { Lesson, LessonBlock } from '../skill';

/**
 * Amounts and large numbers as Americans write them: "\$3.50", "71,000". Skills write "3.5 dollars" and "71000", and
 * leave the style to this function.
 * @param hasYears numbers from 1900 to 2099 are years, which have no comma
 */
export function houseStyle(hasYears: boolean) {
  const thousands = (words: string) => withThousands(words, hasYears);
  const text = (written: Text): Text => withWords(written, (words) => withDollarSigns(thousands(words)));
  const block = <B extends LessonBlock>(written: B): B => {
    if (written.kind === 'text') return { ...written, text: text(written.text) };
    if (written.kind === 'explore') return { ...written, explore: explored(written.explore) };
    if (written.kind === 'math') return written;
    return { ...written, drawing: { ...written.drawing, text: thousands(written.drawing.text) } };
  };
  const explored = (explore: Explore): Explore => ({
    ...explore,
    question: text(explore.question),
    says: (...values) => text(explore.says(...values)),
  });
  const step = ({ text: written, show }: Step): Step => ({
    text: text(written),
    ...(show && { show: block(show) }),
  });
  const blocks = (written: readonly Block[]): Block[] => written.map(block);

  return {
    lesson: ({ idea, example }: Lesson): Lesson => ({
      idea: idea.map(block),
      example: { prompt: blocks(example.prompt), steps: example.steps.map(step) },
    }),
    exercise: ({ prompt, answer, solution }: Exercise): Exercise => ({
      prompt: blocks(prompt),
      answer: answerInStyle(answer, text, askedFor(prompt).units.includes(DOLLARS)),
      solution: solution.map(step),
    }),
  };
}

function answerInStyle(answer: Answer, text: (written: Text) => Text, isMoney: boolean): Answer {
  if (answer.kind === 'choice')
    return {
      ...answer,
      options: answer.options.map(({ text: written, reason }) => ({
        text: text(written),
        ...(reason !== undefined && { reason: text(reason) }),
      })),
    };
  const amount = isMoney && answer.kind === 'number' ? withCents : (value: string) => value;
  const mistakes = answer.mistakes.map((mistake) => ({
    ...mistake,
    value: amount(mistake.value),
    reason: text(mistake.reason),
  }));
  return answer.kind === 'number'
    ? { ...answer, value: amount(answer.value), mistakes }
    : { ...answer, mistakes };
}
