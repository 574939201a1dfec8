import { meanEstimate, medianOf, ratioOf } from '../interval';
import type { LearningFigure } from '../learning-bench';
import { adaptive, type Watcher } from '../learning-run';
import { type Model, MODELS, type Population, practiceRuns } from '../population';
import { halfRight } from './half-right';
import { LABELS, RULE_NAMES, type Label, type RuleName } from './label-rules';
import { type LabelWatcher, watchLabels } from './label-watch';

/** The largest share of wrong labels for each kind of learner. */
const AT_MOST: Readonly<Record<Label, number>> = { proficient: 0.1, mastered: 0.05 };

/** How often labels are wrong and how many answers they take, beside simpler rules on the same answers. */
export function labelBench(sample: Omit<Population, 'model'>): LearningFigure[] {
  const runs = (Object.keys(MODELS) as Model[]).map((model) => {
    const watchers: Record<RuleName, LabelWatcher>[] = [];
    practiceRuns({ ...sample, model }, adaptive, () => {
      const ofRules = Object.fromEntries(RULE_NAMES.map((rule) => [rule, watchLabels(rule)]));
      watchers.push(ofRules as Record<RuleName, LabelWatcher>);
      return all(Object.values(ofRules));
    });
    return { model, watchers };
  });
  const labels = LABELS.flatMap((label) =>
    RULE_NAMES.flatMap((rule): LearningFigure[] => {
      const results = runs.map(({ model, watchers }) => ({
        model,
        shown: watchers.map((ofRules) => ofRules[rule].result(label)),
      }));
      const wrong = results.map(({ model, shown }) => ({
        model,
        estimate: ratioOf(shown.map(({ shown: count, wrongly }) => [wrongly, count])),
      }));
      return [
        ...wrong.map((one) => ({
          name: `${label}, and not: ${rule}`,
          ...one,
          ...(rule === 'ours' && { bound: { atMost: AT_MOST[label] } }),
        })),
        { name: `${label}, and not: ${rule}`, estimate: meanEstimate(wrong.map(({ estimate }) => estimate)) },
        ...results.map(({ model, shown }) => ({
          name: `answers about a skill until ${label} (median): ${rule}`,
          model,
          estimate: medianOf(shown.flatMap(({ answers }) => answers)),
        })),
      ];
    }),
  );
  const halves = RULE_NAMES.flatMap((rule) =>
    (['skill', 'practice'] as const).map((kind): LearningFigure => ({
      name: `right half of the time, proficient in a ${kind} session: ${rule}`,
      estimate: halfRight(kind, rule, sample),
      ...(rule === 'ours' && { bound: { atMost: 0.12 } }),
    })),
  );
  return [...labels, ...halves];
}

/** Lets all rules see the same answers. */
function all(watchers: readonly Watcher[]): Watcher {
  return {
    answered: (...args) => watchers.forEach((watcher) => watcher.answered(...args)),
    dayEnded: (...args) => watchers.forEach((watcher) => watcher.dayEnded(...args)),
  };
}
