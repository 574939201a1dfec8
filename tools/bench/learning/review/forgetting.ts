import type { Random } from 'shared-puzzle-engine';
import { between } from '../learners/draws';
import type { Learner } from '../learners/learner';

interface Trace {
  /** Days after which half of it is forgotten. */
  halfLife: number;
  days: number;
}

export interface ForgettingLearner extends Learner {
  /** The chance to know the skill and to recall it today. */
  recallOf(skill: string): number;
}

/**
 * A learner who also forgets what is not used. Memory is a half-life per skill: recalling something that is nearly
 * forgotten lengthens it most, and forgetting shortens it. This is deliberately not the memory model of FSRS, which one of
 * the compared schedules uses.
 */
export function withForgetting(learner: Learner, random: Random): ForgettingLearner {
  const first = between(random, 2, 6);
  const growth = between(random, 2, 5);
  const loss = between(random, 0.4, 0.8);
  const traces = new Map<string, Trace>();
  const remembered = (skill: string) => {
    const trace = traces.get(skill);
    return trace ? 2 ** (-trace.days / trace.halfLife) : 1;
  };
  return {
    ...learner,
    recallOf: (skill) => (learner.hasMastered(skill) ? remembered(skill) : 0),
    answer(asked) {
      const recall = remembered(asked.skill);
      const known = learner.answer(asked);
      const isForgotten = known.correct && random() >= Math.max(recall, asked.guess);
      const { halfLife } = traces.get(asked.skill) ?? { halfLife: first };
      const next = isForgotten ? Math.max(first, halfLife * loss) : halfLife * (1 + growth * (1 - recall));
      // A miss is followed by its solution, which refreshes the memory without strengthening it.
      traces.set(asked.skill, { halfLife: known.correct ? next : halfLife, days: 0 });
      return isForgotten ? { correct: false, isKnownMistake: false } : known;
    },
    sleep() {
      learner.sleep();
      for (const trace of traces.values()) trace.days += 1;
    },
  };
}
