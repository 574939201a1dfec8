import type { LearningAnswer, SkillProgress } from '@ninefold/contracts';
import { rowOf } from '../mastery/recent-results';
import { isProficient, MASTERED } from '../mastery/mastery';
import type { SkillOnMap } from '../skills/skill';
import { HARDEST, nextDifficulty } from './next-difficulty';
import { assumedKnown, beginningIn, isBelow, isOpen, type ProgressOf } from './open-skills';
import { type ExerciseChoice, type Reason, SESSION_LENGTH, type SessionState, wasSolved } from './session';
import { lessonsShown } from './support';

/** Skills that alternate. */
const ACTIVE_SKILLS = 4;
/** A skill with this many correct answers in a row makes room for the next one; after a recent miss it takes more. */
const CONFIRMED_BY = { clean: 2, missed: 3 };
/** After this many answers a skill that is still uncertain yields to others, except for the first three. */
const ANSWERS_PER_TURN = 30;
/** Every fourth exercise recalls something from another day. */
const RECALL_EVERY = 4;
const DUE_AFTER = 7;

/**
 * Mixed practice of a level: its skills in the order of the map until each is confirmed, then those that are not
 * proficient yet, and finally all, each time the one not asked for longest. A skill whose lesson was shown rests until
 * another session. Finer choices do not help simulated learners: see `npm run bench -- learning`.
 * @param map the skills of the level's path
 * @returns null at the end
 */
export function choosePractice(state: SessionState, map: readonly SkillOnMap[]): ExerciseChoice | null {
  const { answers } = state;
  if (answers.length >= SESSION_LENGTH) return null;
  const progress: ProgressOf = new Map(state.skills.map((one) => [one.skill, one]));
  const resting = lessonsShown(answers);
  const awake = map.filter(({ id }) => !resting.includes(id));
  const assumed = assumedKnown(state, map, progress);
  const open = openOfLevel(state, assumed, map, progress).filter((one) => awake.includes(one));
  const known = awake.filter(({ id }) => progress.has(id));
  const skill =
    nextToRecall(state, awake, progress) ??
    nextOf(open, assumed, answers, progress) ??
    longestAgo(known, answers, progress);
  return skill ? choiceOf(skill, state, progress) : null;
}

function choiceOf({ id }: SkillOnMap, { answers }: SessionState, progress: ProgressOf): ExerciseChoice {
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

/** Includes skills of lower levels that the placement did not find known, or that answers have shown to be missing. */
function openOfLevel(
  state: SessionState,
  assumed: ReadonlySet<string>,
  map: readonly SkillOnMap[],
  progress: ProgressOf,
): readonly SkillOnMap[] {
  const { level } = state;
  const first = beginningIn(state, map);
  const own = map.filter(
    (skill, place) => skill.level === level || (isBelow(skill.level, level) && place >= first),
  );
  const missing = map.filter(
    (skill) => isBelow(skill.level, level) && progress.get(skill.id)?.level === 'attempted',
  );
  return [...new Set([...missing, ...own])].filter((skill) => isOpen(skill, assumed, map, progress));
}

function nextOf(
  open: readonly SkillOnMap[],
  assumed: ReadonlySet<string>,
  answers: readonly LearningAnswer[],
  progress: ProgressOf,
): SkillOnMap | undefined {
  const uncertain = open.filter(({ id }) => !assumed.has(id) && !isConfirmed(progress.get(id)));
  if (uncertain.length > 0) return nextInTurn(rotateLastSlot(uncertain, progress), answers);
  const notProficient = open.filter(({ id }) => !isProficient(progress.get(id)?.level));
  return longestAgo(notProficient.length > 0 ? notProficient : open, answers, progress);
}

/** The last turn rotates, so that four skills which a student cannot learn yet do not block the others. */
function rotateLastSlot(uncertain: readonly SkillOnMap[], progress: ProgressOf): readonly SkillOnMap[] {
  const turnsOf = ({ id }: SkillOnMap) => Math.floor((progress.get(id)?.answers ?? 0) / ANSWERS_PER_TURN);
  const others = uncertain.slice(ACTIVE_SKILLS - 1).sort((one, other) => turnsOf(one) - turnsOf(other));
  return [...uncertain.slice(0, ACTIVE_SKILLS - 1), ...others];
}

/** Skills begun in this session return after some others; until then the next one of the map begins. */
function nextInTurn(
  skills: readonly SkillOnMap[],
  answers: readonly LearningAnswer[],
): SkillOnMap | undefined {
  const placeOf = ({ id }: SkillOnMap) => answers.findLastIndex(({ skill }) => skill === id);
  const begun = skills.filter((skill) => placeOf(skill) >= 0).sort((a, b) => placeOf(a) - placeOf(b));
  const [oldest] = begun;
  const next = begun.length < ACTIVE_SKILLS ? skills.find((skill) => placeOf(skill) < 0) : undefined;
  const isDueAgain = oldest && placeOf(oldest) <= answers.length - ACTIVE_SKILLS;
  return isDueAgain ? oldest : (next ?? oldest);
}

/**
 * Familiar and proficient skills that were last solved on another day, and due skills. This includes mastered skills,
 * because some were mastered by luck or are forgotten.
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
    return isDue(own) || (other === level && canAdvance(own));
  });
  const notProficient = learned.filter(({ id }) => !isProficient(progress.get(id)?.level));
  return longestAgo(notProficient.length > 0 ? notProficient : learned, answers, progress);
}

/** The results that a confirmed skill still needs can wait for other days. */
function isConfirmed(progress: SkillProgress | undefined): boolean {
  if (!progress) return false;
  const { level, recent } = progress;
  const row = rowOf(recent);
  const needed = row === recent.length ? CONFIRMED_BY.clean : CONFIRMED_BY.missed;
  return isProficient(level) || row >= needed;
}

function canAdvance({ evidence_count: evidence, days_since_correct: days }: SkillProgress): boolean {
  return evidence > 0 && evidence < MASTERED && days !== 0;
}

function isDue({ days_since_correct: days, evidence_count: evidence }: SkillProgress): boolean {
  return evidence > 0 && days !== null && days >= DUE_AFTER;
}

/** Of the skills not asked in this session, the one solved longest ago; otherwise the one asked first. */
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
