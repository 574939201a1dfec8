import { seededRandom } from 'shared-puzzle-engine';
import { DIFFICULTIES } from '../../../../packages/learning/src/exercise/exercise';
import { mistakesOf } from '../../../../packages/learning/src/mistakes/mistake-kind';
import { mistakeLabel } from '../../../../packages/learning/src/mistakes/mistake-name';
import type { Skill, SkillEntry } from '../../../../packages/learning/src/skills/skill';

/** A known mistake that a learner holds on to. */
export interface Misconception {
  readonly entry: SkillEntry;
  readonly skill: Skill;
  readonly label: string;
}

/** Exercises of each difficulty that are searched for mistakes. */
const LOOKED_THROUGH = 12;
/** A learner is stuck on a mistake only if many exercises allow it. */
const COMMON = 0.25;

/** The common known mistakes of all skills; at least one per skill. */
export async function misconceptionsOf(entries: readonly SkillEntry[]): Promise<Misconception[]> {
  const all = entries.map(async (entry) => {
    const skill = await entry.load();
    return commonLabels(skill).map((label) => ({ entry, skill, label }));
  });
  return (await Promise.all(all)).flat();
}

function commonLabels(skill: Skill): string[] {
  const counts = new Map<string, number>();
  for (const difficulty of DIFFICULTIES) {
    for (let seed = 1; seed <= LOOKED_THROUGH; seed++) {
      const exercise = skill.makeExercise(seededRandom(seed), difficulty);
      for (const label of new Set(mistakesOf(exercise).map(({ reason }) => mistakeLabel(reason))))
        counts.set(label, (counts.get(label) ?? 0) + 1);
    }
  }
  const ranked = [...counts].sort(([, one], [, other]) => other - one);
  const common = ranked.filter(([, count]) => count >= COMMON * DIFFICULTIES.length * LOOKED_THROUGH);
  return (common.length > 0 ? common : ranked.slice(0, 1)).map(([label]) => label);
}
