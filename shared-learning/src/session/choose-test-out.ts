import type { SkillOnMap } from '../skills/skill';
import { wasSolved } from './answered';
import type { Kind, SessionState } from './session';

/** The server counts a test of at least eight answers with four out of five correct. */
export const TEST_OUT_LENGTH = 10;
export const TEST_OUT_CORRECT = 8;

/**
 * The test-out of a level: its skills in turn, the first time typical exercises, then harder ones. It ends as soon as
 * it cannot be passed any more: no one is kept in a test that is lost.
 */
export function chooseTestOut({ level, answers }: SessionState, map: readonly SkillOnMap[]): Kind | null {
  const skills = map.filter((skill) => skill.level === level);
  const missed = answers.filter((answer) => !wasSolved(answer)).length;
  // The server lifts the skills that were asked, so none is left out.
  const length = Math.max(TEST_OUT_LENGTH, skills.length);
  const mayMiss = Math.floor(length * (1 - TEST_OUT_CORRECT / TEST_OUT_LENGTH) + 1e-9);
  const isLost = missed > mayMiss && answers.length >= TEST_OUT_CORRECT;
  if (skills.length === 0 || answers.length >= length || isLost) return null;
  const times = (id: string) => answers.filter((answer) => answer.skill === id).length;
  const fewest = Math.min(...skills.map(({ id }) => times(id)));
  // From the end: the last skills of a level stand on the first ones.
  const next = skills.findLast(({ id }) => times(id) === fewest)!;
  return { skill: next.id, difficulty: fewest === 0 ? 3 : 4, why: 'measure' };
}
