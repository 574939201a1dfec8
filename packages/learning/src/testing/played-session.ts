import type { LearningAnswer, LearningSessionKind } from '@ninefold/contracts';
import fc from 'fast-check';
import { seededRandom } from 'shared-puzzle-engine';
import { progressAfter } from '../mastery/mastery';
import { chooseNext } from '../session/choose-next';
import type { NextExercise, SessionState } from '../session/session';
import type { SkillOnMap } from '../skills/skill';
import { answered } from './answered';
import { syntheticMap } from './synthetic-map';

export const MAP = syntheticMap();
export const RUNS = { numRuns: 20 };
export const seeds = fc.nat();
export const outcomes = fc.array(fc.boolean(), { minLength: 20, maxLength: 20 });

export function sessionOf(kind: LearningSessionKind, more: Partial<SessionState> = {}): SessionState {
  return { kind, level: 'B1', skill: kind === 'skill' ? 'b1-2' : null, skills: [], answers: [], ...more };
}

/** `solved` says which answers are correct. It starts over when the session is longer. */
export function play(
  start: SessionState,
  solved: readonly boolean[],
  randomSeed: number,
  map: readonly SkillOnMap[] = MAP,
) {
  const random = seededRandom(randomSeed);
  const chosen: NextExercise[] = [];
  let state = start;
  for (let next = chooseNext(state, random, map); next; next = chooseNext(state, random, map)) {
    const { skill, difficulty, seed, card } = next;
    const isSolved = solved[chosen.length % solved.length]!;
    const answer: LearningAnswer = { ...answered(skill, difficulty, isSolved, false, seed), card };
    chosen.push(next);
    const skills = progressAfter(state.skills, [answer], state.kind);
    state = { ...state, skills, answers: [...state.answers, answer] };
  }
  return { chosen, state };
}
