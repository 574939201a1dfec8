import type { QuestionKind } from 'shared-puzzle-engine';

/** The skill of Learn that teaches a kind of question. */
export const SKILL_OF_QUESTION: Readonly<Record<QuestionKind, string>> = {
  addition: 'left-to-right-addition',
  subtraction: 'compensation',
  multiplication: 'doubling-and-halving',
};

export const lessonPath = (kind: QuestionKind): string => `/learn/${SKILL_OF_QUESTION[kind]}`;
