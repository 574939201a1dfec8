import type { Random } from 'shared-puzzle-engine';
import { choosePlacement } from '../placement/placement';
import { kindToAvoid } from '../mastery/mastery';
import { EASIEST_COUNTED } from '../mastery/recent-results';
import { pathOf, type LearningPath, type SkillOnMap } from '../skills/skill';
import { SKILLS } from '../skills/skill-map';
import { chooseSkillPractice } from './choose-skill-practice';
import { choosePractice } from './choose-practice';
import { chooseReview } from './choose-review';
import { chooseTestOut } from './choose-test-out';
import { type ExerciseChoice, type NextExercise, type SessionState, unusedSeed } from './session';
import { lessonsShown, MAX_LESSONS } from './support';

/**
 * The next exercise of a session and the reason for it; null when the session is done, or after two lessons.
 * Deterministic for the same state and random numbers, and no exercise comes twice in a session. `withNewQuestion` may
 * replace the choice before it is shown, if its question was already asked.
 */
export function chooseNext(
  state: SessionState,
  random: Random,
  map: readonly SkillOnMap[] = SKILLS,
): NextExercise | null {
  if (lessonsShown(state.answers).length >= MAX_LESSONS) return null;
  if (state.kind === 'review') return chooseReview(state, random);
  const choice = chooseExercise(state, map);
  if (!choice) return null;
  const avoided = avoidedKind(choice, state);
  const seed = unusedSeed(state.answers, random);
  return { ...choice, seed, ...(avoided !== undefined && { avoided_kind: avoided }) };
}

const isTest = (kind: SessionState['kind']) => kind === 'placement' || kind === 'test_out';

function avoidedKind({ skill: id, difficulty, why }: ExerciseChoice, { kind, skills }: SessionState) {
  const progress = skills.find(({ skill }) => skill === id);
  // Another kind may be harder, so not in a test, and not after a miss.
  if (!progress || isTest(kind) || why === 'missed' || difficulty < EASIEST_COUNTED) return undefined;
  return kindToAvoid(progress);
}

function chooseExercise(state: SessionState, map: readonly SkillOnMap[]): ExerciseChoice | null {
  switch (state.kind) {
    case 'practice':
      return choosePractice(state, ofPath(pathOf(state.level), map));
    case 'skill':
      return chooseSkillPractice(state, map);
    case 'test_out':
      return chooseTestOut(state, map);
    case 'placement':
      return choosePlacement(state, map);
    case 'review':
      return null;
  }
}

/** Mixed practice stays in one path: skills of other paths return in their own sessions and in reviews. */
function ofPath(path: LearningPath, map: readonly SkillOnMap[]): readonly SkillOnMap[] {
  return map.filter((skill) => skill.path === path);
}
