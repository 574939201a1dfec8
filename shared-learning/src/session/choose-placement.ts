import type { Random } from 'shared-puzzle-engine';
import { levelToAsk, placementOf } from '../placement/placement';
import type { SkillOnMap } from '../skills/skill';
import type { Kind, SessionState } from './session';

/** A placement: the level whose answer says most, and one of its skills that was asked least. null as soon as it is sure. */
export function choosePlacement(
  { answers }: SessionState,
  map: readonly SkillOnMap[],
  random: Random,
): Kind | null {
  const { chances, done } = placementOf(answers, map);
  if (done) return null;
  const level = levelToAsk(chances, [...new Set(map.map((skill) => skill.level))]);
  const skills = map.filter((skill) => skill.level === level);
  const times = (id: string) => answers.filter((answer) => answer.skill === id).length;
  const fewest = Math.min(...skills.map(({ id }) => times(id)));
  const least = skills.filter(({ id }) => times(id) === fewest);
  const skill = least[Math.floor(random() * least.length)];
  return skill ? { skill: skill.id, difficulty: 3, why: 'measure' } : null;
}
