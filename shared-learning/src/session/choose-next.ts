import { randomInteger, type Random } from 'shared-puzzle-engine';
import { DIFFICULTIES, type Difficulty } from '../exercise/exercise';
import { chanceOf, masteryOf, NEW_SKILL, type SkillState } from '../mastery/mastery';
import type { SkillEntry } from '../skills/skill';
import { findSkill, SKILLS } from '../skills/skill-map';

/** What is known when the next exercise is chosen. The fields have the names of the contract. */
export interface SessionState {
  readonly kind: 'skill' | 'practice' | 'review' | 'placement' | 'test_out';
  /** Of a test-out. */
  readonly level: SkillEntry['level'];
  /** Of a session about one skill. */
  readonly skill: string | null;
  readonly skills: readonly {
    readonly skill: string;
    readonly rating: number;
    readonly answers: number;
    readonly proofs: number;
    readonly days_since_correct: number | null;
  }[];
  /** Of this session, in the order they were given. */
  readonly answers: readonly {
    readonly skill: string;
    readonly difficulty: number;
    readonly seed: number;
    readonly correct: boolean;
  }[];
}

export interface Task {
  readonly skill: string;
  readonly difficulty: Difficulty;
  readonly seed: number;
}

/** How many exercises a session has. What was missed comes again, at most three more times. */
export const SESSION_LENGTH = 10;
const MOST = SESSION_LENGTH + 3;
const AIM = 0.85;

/** The next exercise for this learner; null: the session is done. */
export function chooseNext(state: SessionState, random: Random): Task | null {
  const { answers } = state;
  const missed = missedBefore(answers);
  if (answers.length >= MOST || (answers.length >= SESSION_LENGTH && !missed)) return null;
  const again = missed && answers.length - missed.at > 2;
  const id = again || (missed && answers.length >= SESSION_LENGTH) ? missed.skill : pick(state, random);
  if (!id) return null;
  return { skill: id, difficulty: difficultyFor(state, id), seed: randomInteger(random, 0, 2 ** 31 - 1) };
}

/** The first one whose last answer was wrong. */
function missedBefore(answers: SessionState['answers']) {
  const last = new Map(answers.map(({ skill, correct }, at) => [skill, { skill, correct, at }]));
  return [...last.values()].find(({ correct }) => !correct);
}

function pick(state: SessionState, random: Random): string | undefined {
  if (state.kind === 'skill' && state.skill) return findSkill(state.skill)?.id;
  const all = candidates(state);
  const last = state.answers.at(-1)?.skill;
  const others = all.filter(({ id }) => id !== last);
  const pool = others.length > 0 ? others : all;
  return pool.length > 0 ? pool[randomInteger(random, 0, pool.length - 1)]?.id : undefined;
}

function candidates(state: SessionState): readonly SkillEntry[] {
  if (state.kind === 'placement') return SKILLS;
  if (state.kind === 'test_out') return SKILLS.filter(({ level }) => level === state.level);
  const open = SKILLS.filter(({ needs }) => needs.every((id) => masteryOf(standing(state, id)) !== null));
  const known = open.filter(({ id }) => standing(state, id).answers > 0);
  return known.length > 1 ? known : open;
}

function standing(state: SessionState, id: string): SkillState {
  const known = state.skills.find(({ skill }) => skill === id);
  return known ? { ...known, daysSinceCorrect: known.days_since_correct } : NEW_SKILL;
}

function difficultyFor(state: SessionState, id: string): Difficulty {
  const { rating } = standing(state, id);
  const off = (difficulty: Difficulty) => Math.abs(chanceOf(rating, difficulty, 0) - AIM);
  return DIFFICULTIES.reduce((best, next) => (off(next) < off(best) ? next : best));
}
