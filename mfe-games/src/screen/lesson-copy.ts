import type { QuestionKind } from 'shared-puzzle-engine';

/** How the games call the lessons that they lead to. */
export const lessonTitles: Readonly<Record<QuestionKind, string>> = {
  addition: 'How to add from the left',
  subtraction: 'How to take away in your head',
  multiplication: 'How to multiply in your head',
};
