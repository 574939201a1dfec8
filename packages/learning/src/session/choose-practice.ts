import type { LearningAnswer, SkillProgress } from '@ninefold/contracts';
import { MASTERED } from '../mastery/mastery';
import type { SkillOnMap } from '../skills/skill';
import { wasSolved } from './answered';
import { HARDEST, nextDifficulty } from './next-difficulty';
import { isBelow, isOpen, type ProgressOf } from './open-skills';
import { type Kind, MAX_SESSION_LENGTH, type Reason, SESSION_LENGTH, type SessionState } from './session';

/** So many skills are asked by turns; one that is proficient makes way for the next. */
const AT_ONCE = 4;
/** After so many answers a skill that is not proficient makes way for others, but for the first three. */
const ANSWERS_OF_A_ROUND = 30;
/** One of so many exercises is of what was learned on another day. */
const RECALL_EVERY = 4;
/** Days until a skill is due. */
const DUE_AFTER = 7;

/**
 * Mixed practice of a level: its skills in the order of the map, each until it is proficient, then those that were not
 * asked for longest. Simulated learners gain nothing by a finer choice: `npm run bench -- learning`. null at the end; a session
 * does not end on a miss, as long as it is not too long.
 * @param map of the level's path
 */
export function choosePractice(state: SessionState, map: readonly SkillOnMap[]): Kind | null {
  const { answers } = state;
  const last = answers.at(-1);
  const progress: ProgressOf = new Map(state.skills.map((one) => [one.skill, one]));
  if (answers.length >= SESSION_LENGTH) {
    if (!last || wasSolved(last) || answers.length >= MAX_SESSION_LENGTH) return null;
    const missed = map.find(({ id }) => id === last.skill);
    return missed ? asKind(missed, state, progress) : null;
  }
  const skill = nextToRecall(state, map, progress) ?? nextOfLevel(state, map, progress);
  return skill ? asKind(skill, state, progress) : null;
}

function asKind({ id }: SkillOnMap, { answers }: SessionState, progress: ProgressOf): Kind {
  const own = progress.get(id);
  const today = answers.findLast(({ skill }) => skill === id);
  const difficulty = nextDifficulty(own, today);
  return { skill: id, difficulty, why: reasonOf() };

  function reasonOf(): Reason {
    if (today && !wasSolved(today)) return 'missed';
    if (!own) return 'new';
    if (isDue(own)) return 'due';
    return difficulty === HARDEST ? 'stretch' : 'strengthen';
  }
}

/** The skills of the level, and those of lower levels that answers have shown to be missing, or that are forgotten. */
function nextOfLevel(
  { level, answers }: SessionState,
  map: readonly SkillOnMap[],
  progress: ProgressOf,
): SkillOnMap | undefined {
  const own = map.filter((skill) => skill.level === level);
  const missing = map.filter(
    (skill) => isBelow(skill.level, level) && progress.get(skill.id)?.level === 'attempted',
  );
  const open = [...missing, ...own].filter((skill) => isOpen(skill, level, map, progress));
  const unproven = open.filter(({ id }) => !isProficient(progress.get(id)));
  return unproven.length > 0
    ? nextInTurn(withTurnForAll(unproven, progress), answers)
    : longestAgo(open, answers, progress);
}

/** Four skills that a person cannot learn yet must not keep the others from being asked: one turn goes round. */
function withTurnForAll(unproven: readonly SkillOnMap[], progress: ProgressOf): readonly SkillOnMap[] {
  const roundsOf = ({ id }: SkillOnMap) => Math.floor((progress.get(id)?.answers ?? 0) / ANSWERS_OF_A_ROUND);
  const others = unproven.slice(AT_ONCE - 1).sort((one, other) => roundsOf(one) - roundsOf(other));
  return [...unproven.slice(0, AT_ONCE - 1), ...others];
}

/** What was begun in this session comes back after some others; until then the next one of the map begins. */
function nextInTurn(
  skills: readonly SkillOnMap[],
  answers: readonly LearningAnswer[],
): SkillOnMap | undefined {
  const placeOf = ({ id }: SkillOnMap) => answers.findLastIndex(({ skill }) => skill === id);
  const begun = skills.filter((skill) => placeOf(skill) >= 0).sort((a, b) => placeOf(a) - placeOf(b));
  const [oldest] = begun;
  const next = begun.length < AT_ONCE ? skills.find((skill) => placeOf(skill) < 0) : undefined;
  const isRipe = oldest && placeOf(oldest) <= answers.length - AT_ONCE;
  return isRipe ? oldest : (next ?? oldest);
}

/**
 * What was proven on another day and is not mastered yet, and what is due. Mastered skills come back too: some were
 * mastered by luck or are forgotten, and this is what finds them.
 */
function nextToRecall(
  { level, answers }: SessionState,
  map: readonly SkillOnMap[],
  progress: ProgressOf,
): SkillOnMap | undefined {
  if (answers.length % RECALL_EVERY !== RECALL_EVERY - 1) return undefined;
  const learned = map.filter(({ id, level: other }) => {
    const own = progress.get(id);
    if (!own || answers.some(({ skill }) => skill === id)) return false;
    return isDue(own) || (other === level && isProvenBefore(own));
  });
  return longestAgo(learned, answers, progress);
}

function isProficient(progress: SkillProgress | undefined): boolean {
  return progress?.level === 'proficient' || progress?.level === 'mastered';
}

function isProvenBefore({ proofs, days_since_proof: days }: SkillProgress): boolean {
  return proofs > 0 && proofs < MASTERED && days !== 0;
}

function isDue({ days_since_correct: days, proofs }: SkillProgress): boolean {
  return proofs > 0 && days !== null && days >= DUE_AFTER;
}

/** Of those that this session did not ask, the one that was solved longest ago; otherwise the one that it asked first. */
function longestAgo(
  skills: readonly SkillOnMap[],
  answers: readonly LearningAnswer[],
  progress: ProgressOf,
): SkillOnMap | undefined {
  const ageOf = ({ id }: SkillOnMap) => {
    const place = answers.findLastIndex(({ skill }) => skill === id);
    return place < 0 ? (progress.get(id)?.days_since_correct ?? Infinity) : -1 - place;
  };
  return skills.reduce<SkillOnMap | undefined>(
    (oldest, skill) => (oldest && ageOf(oldest) >= ageOf(skill) ? oldest : skill),
    undefined,
  );
}
