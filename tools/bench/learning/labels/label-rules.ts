import type { LearningAnswer, SkillProgress } from '@ninefold/contracts';

export const LABELS = ['proficient', 'mastered'] as const;
export type Label = (typeof LABELS)[number];

/** One answer about a skill, and what the product shows after it. */
export interface Labeled {
  readonly answer: Pick<LearningAnswer, 'correct' | 'difficulty'>;
  readonly day: number;
  readonly shown: SkillProgress['level'];
}

/** The label after these answers about one skill in mixed practice; null without one. */
export type LabelRule = (history: readonly Labeled[]) => Label | null;

const ours: LabelRule = (history) => {
  const shown = history.at(-1)?.shown;
  return shown === 'proficient' || shown === 'mastered' ? shown : null;
};

/** Two in a row at rising difficulty; a third one at the highest on another day masters the skill. A miss costs both. */
const twoInARow: LabelRule = (history) => {
  let [row, lastDay] = [0, -1];
  for (const { answer, day } of history) {
    if (!answer.correct) row = row >= 2 ? 1 : 0;
    else if (answer.difficulty >= Math.min(5, 3 + row) && (row < 2 || day !== lastDay))
      [row, lastDay] = [row + 1, day];
  }
  return row >= 3 ? 'mastered' : row === 2 ? 'proficient' : null;
};

/** The plainest rule; five in a row stand for mastery. */
const threeInARow: LabelRule = (history) => {
  const row = history.length - 1 - history.findLastIndex(({ answer }) => !answer.correct);
  return row >= 5 ? 'mastered' : row >= 3 ? 'proficient' : null;
};

export const LABEL_RULES = { ours, 'two in a row': twoInARow, 'three in a row': threeInARow } as const;
export type RuleName = keyof typeof LABEL_RULES;
export const RULE_NAMES = Object.keys(LABEL_RULES) as RuleName[];
