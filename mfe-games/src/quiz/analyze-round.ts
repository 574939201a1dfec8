import type { Answer } from '@ninefold/contracts';
import { kindOf, type QuestionKind } from 'shared-puzzle-engine';
import { isCorrect, VERDICT_MS } from '../round/answers';

/** Answers in one part of the round. */
export interface PaceWindow {
  /** In seconds from the start. */
  readonly from: number;
  readonly to: number;
  readonly correct: number;
  readonly wrong: number;
}

interface OperationFigures {
  readonly kind: QuestionKind;
  readonly answers: number;
  readonly correct: number;
  readonly averageMs: number;
}

/** A question to practice. */
export interface HardFact {
  readonly question: string;
  readonly answer: number;
  readonly missed: boolean;
  /** Slowest answer. */
  readonly milliseconds: number;
}

const WINDOWS = 6;
const MAX_FACTS = 8;
/** An answer is slow if it took longer than this and than 1.5 times the round's median. */
const SLOW_MS = 2_000;
const SLOW_FACTOR = 1.5;

const given = (answers: readonly Answer[]) => answers.filter(({ answer }) => answer !== null);

/** Answers per sixth of the round, counting the pauses for verdicts. */
export function paceOver(answers: readonly Answer[], seconds: number): PaceWindow[] {
  const length = seconds / WINDOWS;
  const windows = Array.from({ length: WINDOWS }, (_, at) => ({
    from: at * length,
    to: (at + 1) * length,
    correct: 0,
    wrong: 0,
  }));
  let shownAt = 0;
  for (const answer of given(answers)) {
    const answeredAt = shownAt + answer.milliseconds;
    const window = windows[Math.min(WINDOWS - 1, Math.floor(answeredAt / 1000 / length))];
    if (window) window[isCorrect(answer) ? 'correct' : 'wrong'] += 1;
    shownAt = answeredAt + VERDICT_MS;
  }
  return windows;
}

/** Accuracy and average time per operation. */
export function byOperation(answers: readonly Answer[]): OperationFigures[] {
  const kinds: readonly QuestionKind[] = ['addition', 'subtraction', 'multiplication'];
  return kinds.flatMap((kind) => {
    const own = given(answers).filter(({ question }) => kindOf(question) === kind);
    if (own.length === 0) return [];
    const total = own.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    return [
      { kind, answers: own.length, correct: own.filter(isCorrect).length, averageMs: total / own.length },
    ];
  });
}

/** Missed questions, then slow ones, slowest first, each once. */
export function hardFacts(answers: readonly Answer[]): HardFact[] {
  const times = given(answers)
    .map(({ milliseconds }) => milliseconds)
    .sort((one, other) => one - other);
  const usual = times[Math.floor(times.length / 2)] ?? 0;
  const slow = Math.max(SLOW_MS, SLOW_FACTOR * usual);
  const facts = new Map<string, HardFact>();
  for (const answer of given(answers)) {
    const { question, correct_answer, milliseconds } = answer;
    const before = facts.get(question);
    facts.set(question, {
      question,
      answer: correct_answer,
      missed: !isCorrect(answer) || before?.missed === true,
      milliseconds: Math.max(milliseconds, before?.milliseconds ?? 0),
    });
  }
  return [...facts.values()]
    .filter(({ missed, milliseconds }) => missed || milliseconds > slow)
    .sort((one, other) => Number(other.missed) - Number(one.missed) || other.milliseconds - one.milliseconds)
    .slice(0, MAX_FACTS);
}
