import type { QuestionKind } from 'shared-puzzle-engine';

/** The skill of the learning remote that teaches a kind of question. */
export const SKILL_OF_QUESTION: Readonly<Record<QuestionKind, string>> = {
  addition: 'left-to-right-addition',
  subtraction: 'compensation',
  multiplication: 'doubling-and-halving',
};

export const lessonPath = (kind: QuestionKind): string => `/learn/${SKILL_OF_QUESTION[kind]}`;

/** Link texts for these lessons. */
export const lessonTitles: Readonly<Record<QuestionKind, string>> = {
  addition: 'How to add from the left',
  subtraction: 'How to take away in your head',
  multiplication: 'How to multiply in your head',
};
