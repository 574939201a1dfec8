import type { Random } from 'shared-puzzle-engine';
import { LEARNING_LEVELS } from '@ninefold/contracts';
import type { SkillOnMap } from '../../shared-learning/src/skills/skill';
import { between } from './draws';
import type { Learner } from './learner';

/** For each difficulty: how often it is solved without the skill, and missed with it. */
const GUESS = { 1: 0.45, 2: 0.3, 3: 0.18, 4: 0.1, 5: 0.05 } as const;
const SLIP = { 1: 0.03, 2: 0.05, 3: 0.08, 4: 0.12, 5: 0.18 } as const;

interface Knowledge {
  readonly needs: readonly string[];
  /** The chance that an exercise makes it click. */
  readonly transit: number;
  known: boolean;
  /** Days on which it was solved; each makes forgetting rarer. */
  practised: number;
  practisedToday: boolean;
}

/**
 * Bayesian knowledge tracing with forgetting: a skill is there or not, and each exercise may make it click, whatever its
 * difficulty and whether it was solved or not. So a chooser gains nothing by difficulty, only by not asking what is there.
 */
export function guessSlipLearner(map: readonly SkillOnMap[], random: Random): Learner {
  const place = 6 * random();
  const care = between(random, 0.6, 1.6);
  const skills = new Map<string, Knowledge>();
  for (const { id, level, needs } of map) {
    skills.set(id, {
      needs,
      transit: between(random, 0.04, 0.26),
      known: random() < chanceKnown(LEARNING_LEVELS.indexOf(level), place),
      practised: 0,
      practisedToday: false,
    });
  }
  const of = (skill: string) => skills.get(skill)!;

  return {
    knowledgeOf: (skill) => (of(skill).known ? 1 : 0),
    hasMastered: (skill) => of(skill).known,
    answer(skill, difficulty, guess) {
      const knowledge = of(skill);
      const lucky = GUESS[difficulty] + (1 - GUESS[difficulty]) * guess;
      const correct = random() < (knowledge.known ? 1 - care * SLIP[difficulty] : lucky);
      const ready = knowledge.needs.every((need) => of(need).known);
      if (random() < knowledge.transit * (ready ? 1 : 0.3)) knowledge.known = true;
      if (correct) knowledge.practisedToday = true;
      return correct;
    },
    sleep() {
      for (const knowledge of skills.values()) {
        if (knowledge.practisedToday) knowledge.practised += 1;
        else if (random() < 0.01 / (1 + knowledge.practised)) knowledge.known = false;
        knowledge.practisedToday = false;
      }
    },
  };
}

/** Of the level that the learner is in, the more the further the learner is in it. */
function chanceKnown(level: number, place: number): number {
  const own = Math.floor(place);
  if (level < own) return 0.92;
  if (level === own) return 0.2 + 0.6 * (place - own);
  return level === own + 1 ? 0.08 : 0.02;
}
