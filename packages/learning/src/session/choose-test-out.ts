import type { LearningLevel } from '@ninefold/contracts';
import type { SkillOnMap } from '../skills/skill';
import { type ExerciseChoice, type SessionState, wasSolved } from './session';

const SHORTEST = 10;
/** The server counts a test with at least this many answers, four fifths of them correct. */
const FEWEST_COUNTED = 8;

export function testOutOf(
  level: LearningLevel,
  map: readonly SkillOnMap[],
): { length: number; needed: number } {
  // The server only lifts skills that were asked, so every skill is asked.
  const length = Math.max(SHORTEST, map.filter((skill) => skill.level === level).length);
  return { length, needed: Math.ceil((length * 4) / 5) };
}

/** The rule of the server. */
export function hasPassedTestOut({ solved, asked }: { solved: number; asked: number }): boolean {
  return asked >= FEWEST_COUNTED && 5 * solved >= 4 * asked;
}

/**
 * The test-out of a level: all skills in turn with medium exercises, then with harder ones. It ends as soon as it
 * cannot be passed.
 */
export function chooseTestOut(
  { level, answers }: SessionState,
  map: readonly SkillOnMap[],
): ExerciseChoice | null {
  const skills = map.filter((skill) => skill.level === level);
  const missed = answers.filter((answer) => !wasSolved(answer)).length;
  const { length, needed } = testOutOf(level, map);
  const isLost = missed > length - needed && answers.length >= FEWEST_COUNTED;
  if (skills.length === 0 || answers.length >= length || isLost) return null;
  const times = (id: string) => answers.filter((answer) => answer.skill === id).length;
  const fewest = Math.min(...skills.map(({ id }) => times(id)));
  // Starts with the last skills of the level, because they build on the first ones.
  const next = skills.findLast(({ id }) => times(id) === fewest)!;
  return { skill: next.id, difficulty: fewest === 0 ? 3 : 4, why: 'measure' };
}
