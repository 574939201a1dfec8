import type { Random } from 'shared-puzzle-engine';
import { choosePlacement } from '../placement/placement';
import { pathOf, type LearningPath, type SkillOnMap } from '../skills/skill';
import { SKILLS } from '../skills/skill-map';
import { chooseOfSkill } from './choose-of-skill';
import { choosePractice } from './choose-practice';
import { chooseReview } from './choose-review';
import { chooseTestOut } from './choose-test-out';
import type { Kind, NextExercise, SessionState } from './session';
import { unusedSeed } from './session';

/**
 * The next exercise of a session, with the reason for it; null when the session is done. The same state and the same
 * random numbers give the same exercise, and no exercise comes twice in a session.
 */
export function chooseNext(
  state: SessionState,
  random: Random,
  map: readonly SkillOnMap[] = SKILLS,
): NextExercise | null {
  if (state.kind === 'review') return chooseReview(state, random);
  const kind = chooseKind(state, map, random);
  return kind && { ...kind, seed: unusedSeed(state.answers, random) };
}

function chooseKind(state: SessionState, map: readonly SkillOnMap[], random: Random): Kind | null {
  switch (state.kind) {
    case 'practice':
      return choosePractice(state, ofPath(pathOf(state.level), map));
    case 'skill':
      return chooseOfSkill(state, map);
    case 'test_out':
      return chooseTestOut(state, map);
    case 'placement':
      return choosePlacement(state, map, random);
    case 'review':
      return null;
  }
}

/** Mixed practice is of one path: what else was learned returns in sessions of its own path, and in reviews. */
function ofPath(path: LearningPath, map: readonly SkillOnMap[]): readonly SkillOnMap[] {
  return map.filter((skill) => skill.path === path);
}
