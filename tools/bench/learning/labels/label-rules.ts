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

/** The plainest strict rule: the last five right, whatever was asked. Mastery takes the hardest questions. */
const fiveInARow: LabelRule = (history) => {
  const last = history.slice(-5);
  if (last.length < 5 || last.some(({ answer }) => !answer.correct)) return null;
  return last.every(({ answer }) => answer.difficulty === 5) ? 'mastered' : 'proficient';
};

export const LABEL_RULES = { ours, 'two in a row': twoInARow, 'five in a row': fiveInARow } as const;
export type RuleName = keyof typeof LABEL_RULES;
export const RULE_NAMES = Object.keys(LABEL_RULES) as RuleName[];
