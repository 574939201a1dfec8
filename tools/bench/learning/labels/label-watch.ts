import type { Watcher } from '../learning-run';
import { LABEL_RULES, type Label, type Labeled, type RuleName } from './label-rules';

/** What a rule showed one learner. */
export interface Shown {
  /** Skills with the label at the ends of days, and those of them that were not mastered in truth. */
  readonly shown: number;
  readonly wrongly: number;
  /** Answers about a skill until it first had the label. */
  readonly answers: readonly number[];
}

interface Counting {
  shown: number;
  wrongly: number;
  readonly first: Map<string, number>;
}

export type LabelWatcher = Watcher & { result(label: Label): Shown };

/** Applies a rule to all answers of a run. The exercises are chosen by the product, whatever the rule. */
export function watchLabels(rule: RuleName): LabelWatcher {
  const histories = new Map<string, Labeled[]>();
  const counts: Record<Label, Counting> = {
    proficient: { shown: 0, wrongly: 0, first: new Map() },
    mastered: { shown: 0, wrongly: 0, first: new Map() },
  };
  const labelOf = (skill: string) => LABEL_RULES[rule](histories.get(skill) ?? []);
  return {
    answered(answer, progress, day) {
      const shown = progress.find(({ skill }) => skill === answer.skill)?.level ?? 'attempted';
      const history = [...(histories.get(answer.skill) ?? []), { answer, day, shown }];
      histories.set(answer.skill, history);
      const label = labelOf(answer.skill);
      // A mastered skill is proficient too.
      const reached = label === 'mastered' ? (['proficient', 'mastered'] as const) : label ? [label] : [];
      for (const one of reached)
        if (!counts[one].first.has(answer.skill)) counts[one].first.set(answer.skill, history.length);
    },
    dayEnded(progress, hasMastered) {
      for (const { skill, level } of progress) {
        const displayed = level === 'proficient' || level === 'mastered' ? level : null;
        const label = rule === 'ours' ? displayed : labelOf(skill);
        if (!label) continue;
        counts[label].shown += 1;
        if (!hasMastered(skill)) counts[label].wrongly += 1;
      }
    },
    result(label) {
      const { shown, wrongly, first } = counts[label];
      return { shown, wrongly, answers: [...first.values()] };
    },
  };
}
