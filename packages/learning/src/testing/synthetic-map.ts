import { randomInteger, seededRandom } from 'shared-puzzle-engine';
import { LEARNING_LEVELS } from '@ninefold/contracts';
import type { SkillOnMap } from '../skills/skill';

/** Skills per level, A1 to C2. Two levels form a path. */
const SIZES = [8, 7, 8, 8, 7, 8];
const PATHS = ['algebra', 'algebra', 'statistics', 'statistics', 'mental-math', 'mental-math'] as const;

/** A map shaped like the real one: each skill has up to two prerequisites among the four before it in its path. */
export function syntheticMap(): SkillOnMap[] {
  const random = seededRandom('synthetic map');
  const map: SkillOnMap[] = [];
  for (const [place, level] of LEARNING_LEVELS.entries()) {
    for (let number = 1; number <= SIZES[place]!; number++) {
      const path = PATHS[place]!;
      const near = map.filter((skill) => skill.path === path).slice(-4);
      const wanted = randomInteger(random, 0, 2);
      const needs = new Set<string>();
      for (let tried = 0; tried < wanted && near.length > 0; tried++) {
        needs.add(near[randomInteger(random, 0, near.length - 1)]!.id);
      }
      map.push({ id: `${level.toLowerCase()}-${number}`, path, level, needs: [...needs] });
    }
  }
  return map;
}
