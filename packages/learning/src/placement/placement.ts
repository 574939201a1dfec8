import type { LearningAnswer, LearningLevel } from '@ninefold/contracts';
import type { Random } from 'shared-puzzle-engine';
import { LEVELS_OF_PATH, pathOf, type SkillOnMap } from '../skills/skill';
import { wasSolved, type ExerciseChoice, type SessionState } from '../session/session';

/** Takes about three minutes. */
export const MAX_PLACEMENT_LENGTH = 8;
/** This many solved exercises show that the first level is known. */
const ENOUGH_SOLVED = 6;

export interface Placement {
  /** The level to start at in the path; before the end, the one that the answers so far lead to. */
  readonly level: LearningLevel;
  /** Further answers cannot change the level. */
  readonly done: boolean;
}

type PlacementAnswer = Pick<LearningAnswer, 'skill' | 'correct' | 'helped'>;

/** A placement asks about the first level of its path; all it has to find is how much of it is known. */
export function levelToAsk(level: LearningLevel): LearningLevel {
  return LEVELS_OF_PATH[pathOf(level)][0];
}

/** @param level any level of the path */
export function placementOf(
  level: LearningLevel,
  answers: readonly PlacementAnswer[],
  map: readonly SkillOnMap[],
): Placement {
  const [first, second] = LEVELS_OF_PATH[pathOf(level)];
  const asked = new Set(map.filter((skill) => skill.level === first).map(({ id }) => id));
  const counted = answers.filter(({ skill }) => asked.has(skill));
  const solved = counted.filter(wasSolved).length;
  const isEnough = solved >= ENOUGH_SOLVED;
  const done = isEnough || counted.length - solved > MAX_PLACEMENT_LENGTH - ENOUGH_SOLVED;
  return { level: isEnough ? second : first, done };
}

/** Asks medium exercises about the skills of the path's first level in turn. null as soon as the outcome is certain. */
export function choosePlacement(
  { level, answers }: SessionState,
  map: readonly SkillOnMap[],
  random: Random,
): ExerciseChoice | null {
  if (placementOf(level, answers, map).done) return null;
  const skills = map.filter((skill) => skill.level === levelToAsk(level));
  const times = (id: string) => answers.filter((answer) => answer.skill === id).length;
  const fewest = Math.min(...skills.map(({ id }) => times(id)));
  const least = skills.filter(({ id }) => times(id) === fewest);
  const skill = least[Math.floor(random() * least.length)];
  return skill ? { skill: skill.id, difficulty: 3, why: 'measure' } : null;
}
