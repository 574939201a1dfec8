import type { Random } from 'shared-puzzle-engine';
import type { SkillOnMap } from '../../../../packages/learning/src/skills/skill';
import { between } from './draws';
import type { Learner, LearnerModel } from './learner';
import { distanceTo, drawStanding } from './standing';

interface Knowledge {
  readonly needs: readonly string[];
  /** The chance that an exercise makes it click. */
  readonly transit: number;
  known: boolean;
  /** Days on which it was solved; each makes forgetting rarer. */
  practiced: number;
  practicedToday: boolean;
}

/**
 * Bayesian knowledge tracing: a skill is there or not, and each exercise may make it click, whatever its difficulty and
 * whether it was solved or not. So a chooser gains nothing by difficulty, only by not asking what is there.
 * @param forgotten between which chances a skill that was never practiced is forgotten in a night
 */
function tracing(forgotten: readonly [number, number]): LearnerModel {
  return (map, random, common): Learner => {
    // From difficulty 1 to 5: how often it is solved without the skill, and missed with it.
    const lucky = rising(common, [0.35, 0.5], [0.03, 0.1]);
    const slips = rising(common, [0.02, 0.05], [0.12, 0.2]);
    const forgetting = between(common, ...forgotten);
    const standing = drawStanding(random);
    const care = between(random, 0.6, 1.6);
    const skills = new Map<string, Knowledge>();
    for (const skill of map) {
      skills.set(skill.id, {
        needs: skill.needs,
        transit: between(random, 0.04, 0.26),
        known: random() < chanceKnown(skill, standing),
        practiced: 0,
        practicedToday: false,
      });
    }
    const of = (skill: string) => skills.get(skill)!;

    return {
      knowledgeOf: (skill) => (of(skill).known ? 1 : 0),
      hasMastered: (skill) => of(skill).known,
      answer({ skill, difficulty, guess }) {
        const knowledge = of(skill);
        const luck = lucky[difficulty - 1]! + (1 - lucky[difficulty - 1]!) * guess;
        const correct = random() < (knowledge.known ? 1 - care * slips[difficulty - 1]! : luck);
        const ready = knowledge.needs.every((need) => of(need).known);
        if (random() < knowledge.transit * (ready ? 1 : 0.3)) knowledge.known = true;
        if (correct) knowledge.practicedToday = true;
        return { correct, isKnownMistake: !correct && random() < 0.4 };
      },
      sleep() {
        for (const knowledge of skills.values()) {
          if (knowledge.practicedToday) knowledge.practiced += 1;
          else if (random() < forgetting / (1 + knowledge.practiced)) knowledge.known = false;
          knowledge.practicedToday = false;
        }
      },
    };
  };
}

export const guessSlipLearner = tracing([0, 0]);
export const forgettingLearner = tracing([0.02, 0.08]);

function rising(random: Random, first: readonly [number, number], last: readonly [number, number]): number[] {
  const [from, to] = [between(random, ...first), between(random, ...last)];
  return [0, 1, 2, 3, 4].map((step) => from * (to / from) ** (step / 4));
}

/** Most of the levels behind, some of the own one, hardly anything of what comes. */
export function chanceKnown(skill: SkillOnMap, standing: ReturnType<typeof drawStanding>): number {
  const distance = distanceTo(skill, standing);
  if (distance >= 0.5) return 0.92;
  return distance < -0.5 ? 0.05 : 0.5 + 0.6 * distance;
}
