import type { LearningAnswer, SkillProgress } from '@ninefold/contracts';
import type { SkillOnMap } from '../skills/skill';
import { streakOf } from './answered';
import { estimateRating } from './estimate';
import { isBelow, isOpen, type ProgressOf } from './open-skills';
import type { Reason, SessionState } from './session';

/** How much weaker, in thousandths of a logit, a skill is that is drawn e times as often. */
const SHARPNESS = 250;
/** What speaks for a skill: proofs say that it holds. */
const PROOF_BONUS = 500;
const MOST_COUNTED = 3;
/** What speaks against it: a skill fades, most in the first days. It counts as so much weaker with each doubling of the days. */
const FADING = 400;
/** A skill that was begun today is continued, so that its answers add up; what is solved makes way for others. */
const AFTER_EACH_SOLVED = 0.8;
const BEGUN_TODAY = 2;
const NEW = 1.5;
const DUE = 2;
/** Days until a skill is due; twice as many with each of two proofs. */
const DUE_AFTER = 5;
const MOST_IN_A_ROW = 4;

export interface Candidate {
  readonly skill: SkillOnMap;
  readonly why: Reason;
  readonly weight: number;
  /** What may be expected of the next exercise. */
  readonly rating: number;
}

/** The skills that mixed practice may draw: those of the level that are open, and what is due of what was learned before. */
export function candidatesOf(state: SessionState, map: readonly SkillOnMap[]): Candidate[] {
  const progress: ProgressOf = new Map(state.skills.map((one) => [one.skill, one]));
  const resting = inARow(state.answers) >= MOST_IN_A_ROW ? state.answers.at(-1)?.skill : undefined;
  const candidates = map.flatMap((skill) => {
    if (isBelow(state.level, skill.level) || !isOpen(skill, state.level, map, progress)) return [];
    const own = progress.get(skill.id);
    const due = own !== undefined && isDue(own);
    if (skill.level !== state.level && !due) return [];
    const today = state.answers.filter((answer) => answer.skill === skill.id);
    const streak = Math.min(MOST_COUNTED, streakOf(today));
    const proofs = Math.min(MOST_COUNTED, own?.proofs ?? 0);
    const rating = estimateRating(skill, map, progress) + PROOF_BONUS * proofs;
    const known = rating - FADING * Math.log2(1 + (own?.days_since_correct ?? 0));
    const turn = AFTER_EACH_SOLVED ** streak * (today.length > 0 ? BEGUN_TODAY : 1);
    const [why, urgency]: [Reason, number] = !own ? ['new', NEW] : due ? ['due', DUE] : ['strengthen', 1];
    const weight = urgency * turn * Math.exp(-known / SHARPNESS);
    return [{ skill, why, weight, rating }];
  });
  const others = candidates.filter(({ skill }) => skill.id !== resting);
  return others.length > 0 ? others : candidates;
}

function isDue({ days_since_correct, proofs }: SkillProgress): boolean {
  return days_since_correct !== null && days_since_correct >= DUE_AFTER * 2 ** Math.min(2, proofs);
}

function inARow(answers: readonly LearningAnswer[]): number {
  const last = answers.at(-1)?.skill;
  return answers.length - 1 - answers.findLastIndex(({ skill }) => skill !== last);
}
