import type { SkillOnMap } from '../skills/skill';
import { nextDifficulty } from './next-difficulty';
import type { ExerciseChoice, SessionState } from './session';
import { lessonsShown } from './support';

/** Exercises about something else between a lesson and the next exercise of its skill. */
export const DETOUR = 2;

/**
 * After the lesson of a skill: exercises of a skill that it builds on, the least known one first. A skill that builds
 * on nothing gives way to another one of its path.
 * @returns null when the skill itself comes next
 */
export function chooseDetour(
  { skills, answers }: SessionState,
  skill: SkillOnMap,
  map: readonly SkillOnMap[],
): ExerciseChoice | null {
  const lesson = answers.findLastIndex(({ skill: id, support }) => id === skill.id && support === 'lesson');
  const since = answers.slice(lesson + 1);
  if (lesson < 0 || since.length >= DETOUR || since.some(({ skill: id }) => id === skill.id)) return null;

  const progressOf = (id: string) => skills.find((one) => one.skill === id);
  const evidenceOf = ({ id }: SkillOnMap) => progressOf(id)?.evidence_count ?? 0;
  const resting = lessonsShown(answers);
  const others = map.filter((other) => other.path === skill.path && !resting.includes(other.id));
  const needed = others
    .filter(({ id }) => skill.needs.includes(id))
    .sort((a, b) => evidenceOf(a) - evidenceOf(b));
  const known = others.filter(({ id }) => progressOf(id));
  // Skills that build on this one would fail for the same reason.
  const independent = others.filter(({ needs }) => needs.length === 0);
  const [chosen] = [...needed, ...known.sort((a, b) => evidenceOf(b) - evidenceOf(a)), ...independent];
  if (!chosen) return null;
  const today = answers.findLast(({ skill: id }) => id === chosen.id);
  return {
    skill: chosen.id,
    difficulty: nextDifficulty(progressOf(chosen.id), today),
    why: skill.needs.includes(chosen.id) ? 'prerequisite' : 'break',
  };
}
