import type { Random } from 'shared-puzzle-engine';
import { levelToAsk, placementOf } from '../placement/placement';
import type { SkillOnMap } from '../skills/skill';
import type { Kind, SessionState } from './session';

/** A placement: a typical exercise of each skill of the path's first level. null as soon as its outcome is certain. */
export function choosePlacement(
  { level, answers }: SessionState,
  map: readonly SkillOnMap[],
  random: Random,
): Kind | null {
  if (placementOf(level, answers, map).done) return null;
  const skills = map.filter((skill) => skill.level === levelToAsk(level));
  const times = (id: string) => answers.filter((answer) => answer.skill === id).length;
  const fewest = Math.min(...skills.map(({ id }) => times(id)));
  const least = skills.filter(({ id }) => times(id) === fewest);
  const skill = least[Math.floor(random() * least.length)];
  return skill ? { skill: skill.id, difficulty: 3, why: 'measure' } : null;
}
