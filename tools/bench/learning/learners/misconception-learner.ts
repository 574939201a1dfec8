import { between } from './draws';
import type { Learner, LearnerModel } from './learner';
import { drawStanding } from './standing';
import { chanceKnown } from './tracing-learner';

interface Method {
  /** How the person solves it: rightly, in a way that is wrong, or in none. */
  state: 'right' | 'wrong' | 'none';
  /** The share of exercises of which the wrong way gives the right answer: smaller the harder they are. */
  readonly hidden: number;
  /** Times in a row that the wrong way failed and was explained. */
  doubts: number;
  /** Days since it was given up: an old way comes back at first. */
  nights: number | null;
}

/**
 * A person who has wrong ways of solving, and keeps to them: the same known mistake comes again and again. Exercises that
 * the wrong way solves confirm it; an explained mistake raises a doubt, and doubts in a row end it. What was given up may
 * come back in the first nights.
 */
export const misconceptionLearner: LearnerModel = (map, random, common): Learner => {
  const slip = between(common, 0.03, 0.1);
  const held = between(common, 0.35, 0.6);
  const explained = between(common, 0.06, 0.14);
  const relapse = between(common, 0.1, 0.3);
  const transit = between(common, 0.1, 0.25);
  const standing = drawStanding(random);
  const methods = new Map<string, Method>();
  for (const skill of map) {
    const known = random() < chanceKnown(skill, standing);
    methods.set(skill.id, {
      state: known ? 'right' : random() < held ? 'wrong' : 'none',
      hidden: between(random, 0.25, 0.6),
      doubts: 0,
      nights: null,
    });
  }
  const of = (skill: string) => methods.get(skill)!;

  return {
    knowledgeOf: (skill) => (of(skill).state === 'right' ? 1 : 0),
    hasMastered: (skill) => of(skill).state === 'right',
    answer({ skill, difficulty, guess }) {
      const method = of(skill);
      if (method.state === 'right') {
        const correct = random() >= slip;
        return { correct, isKnownMistake: !correct && random() < 0.2 };
      }
      if (method.state === 'none') {
        const correct = random() < 0.3 / difficulty + (1 - 0.3 / difficulty) * guess;
        if (random() < transit) method.state = 'right';
        return { correct, isKnownMistake: !correct && random() < 0.4 };
      }
      const correct = random() < method.hidden / difficulty || random() < guess / 2;
      method.doubts = correct ? Math.max(0, method.doubts - 1) : method.doubts + 1;
      if (!correct && random() < explained * method.doubts) {
        method.state = 'right';
        method.nights = 0;
      }
      return { correct, isKnownMistake: !correct && random() < 0.9 };
    },
    sleep() {
      for (const method of methods.values()) {
        if (method.nights === null || method.state !== 'right') continue;
        method.nights += 1;
        if (random() < relapse / 2 ** method.nights)
          Object.assign(method, { state: 'wrong', doubts: 1, nights: null });
      }
    },
  };
};
