import type { Random } from 'shared-puzzle-engine';
import type { ExerciseDifficulty } from '../exercise/exercise';
import type { SkillOnMap } from '../skills/skill';
import { missedSkills, streakOf } from './answered';
import { candidatesOf } from './candidates';
import { estimateRating } from './estimate';
import { isOpen } from './open-skills';
import { pickDifficulty } from './pick-difficulty';
import { type Kind, LONGEST_SESSION, SESSION_LENGTH, type SessionState } from './session';

/** A stretch is solved more seldom, and says more: above all whether a skill is there that was missed before. */
const STRETCH_SHARE = 0.35;
const STRETCH_SUCCESS = 0.65;
/**
 * What was solved last time in this session is asked at least as hard as mastery asks for. Easy exercises are often solved
 * without the skill: one harder answer says more than three of them.
 */
const HARD_ENOUGH_FOR_PROOF = 3;

/** Mixed practice: what was missed comes back, the rest is drawn, the weaker a skill the likelier. null at the end. */
export function choosePractice(state: SessionState, map: readonly SkillOnMap[], random: Random): Kind | null {
  const { answers, level } = state;
  const atEnd = answers.length >= SESSION_LENGTH;
  const progress = new Map(state.skills.map((one) => [one.skill, one]));
  const missed = missedSkills(answers).filter(({ skill: id }) => {
    const skill = map.find((other) => other.id === id);
    // Later answers may have shown that what it needs is not there.
    return skill && isOpen(skill, level, map, progress);
  });
  const back = missed.find(({ ripe }) => ripe) ?? (atEnd ? missed[0] : undefined);
  const skill = map.find(({ id }) => id === back?.skill);
  if (back && skill && answers.length < LONGEST_SESSION) {
    const fitting = pickDifficulty(estimateRating(skill, map, progress));
    return {
      skill: skill.id,
      difficulty: Math.min(fitting, back.difficulty) as ExerciseDifficulty,
      why: 'missed',
    };
  }
  const drawn = atEnd ? undefined : drawByWeight(candidatesOf(state, map), random);
  if (!drawn) return null;
  const stretch = drawn.why === 'strengthen' && random() < STRETCH_SHARE;
  const usual = pickDifficulty(drawn.rating);
  const wanted = stretch ? pickDifficulty(drawn.rating, STRETCH_SUCCESS) : usual;
  const wasSolvedToday = streakOf(answers.filter((answer) => answer.skill === drawn.skill.id)) > 0;
  const difficulty = wasSolvedToday
    ? (Math.max(wanted, HARD_ENOUGH_FOR_PROOF) as ExerciseDifficulty)
    : wanted;
  return { skill: drawn.skill.id, difficulty, why: difficulty > usual ? 'stretch' : drawn.why };
}

function drawByWeight<Item extends { weight: number }>(
  items: readonly Item[],
  random: Random,
): Item | undefined {
  let left = random() * items.reduce((sum, { weight }) => sum + weight, 0);
  return items.find(({ weight }) => (left -= weight) < 0) ?? items.at(-1);
}
