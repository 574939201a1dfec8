import type { LearningLevel } from '@ninefold/contracts';
import type { SkillOnMap } from '../skills/skill';
import { wasSolved } from './session';
import type { Kind, SessionState } from './session';

const SHORTEST = 10;
/** The server counts a test of at least so many answers, with four out of five correct. */
const FEWEST_COUNTED = 8;

/** How many exercises the test-out of a level has, and how many have to be solved. */
export function testOutOf(
  level: LearningLevel,
  map: readonly SkillOnMap[],
): { length: number; needed: number } {
  // The server lifts the skills that were asked, so none is left out.
  const length = Math.max(SHORTEST, map.filter((skill) => skill.level === level).length);
  return { length, needed: Math.ceil((length * 4) / 5) };
}

/** Whether the answers of a test-out pass it: the rule of the server. */
export function hasPassedTestOut({ solved, asked }: { solved: number; asked: number }): boolean {
  return asked >= FEWEST_COUNTED && 5 * solved >= 4 * asked;
}

/**
 * The test-out of a level: its skills in turn, the first time typical exercises, then harder ones. It ends as soon as
 * it cannot be passed any more: no one is kept in a test that is lost.
 */
export function chooseTestOut({ level, answers }: SessionState, map: readonly SkillOnMap[]): Kind | null {
  const skills = map.filter((skill) => skill.level === level);
  const missed = answers.filter((answer) => !wasSolved(answer)).length;
  const { length, needed } = testOutOf(level, map);
  const isLost = missed > length - needed && answers.length >= FEWEST_COUNTED;
  if (skills.length === 0 || answers.length >= length || isLost) return null;
  const times = (id: string) => answers.filter((answer) => answer.skill === id).length;
  const fewest = Math.min(...skills.map(({ id }) => times(id)));
  // From the end: the last skills of a level stand on the first ones.
  const next = skills.findLast(({ id }) => times(id) === fewest)!;
  return { skill: next.id, difficulty: fewest === 0 ? 3 : 4, why: 'measure' };
}
