import type { FinishedResult, StoredResult } from '@ninefold/contracts';

/** How many of a guest's solved practice puzzles wait for an account: the newest, as many as one call takes. */
const MAX_GUEST_PRACTICE = 200;
/** How many of a guest's timed rounds or drills of one game wait for an account, beside the newest: the best. */
const MAX_GUEST_QUIZ = 50;

/**
 * Which of a player's earlier results can go when a new one comes. Pending results stay, within bounds. Of the others
 * the newest of a game stands for all: it carries the best so far. A daily stays until its day is over.
 */
export function expiredResults(
  earlier: readonly StoredResult[],
  added: FinishedResult,
  isGuest: boolean,
): StoredResult[] {
  if (added.kind === 'daily') return [];
  const sameKind = earlier.filter(({ result }) => result.kind === added.kind);
  const sameGame = sameKind.filter(
    ({ result }) => result.game_type === added.game_type && answerModeOf(result) === answerModeOf(added),
  );
  const settled = (added.kind === 'practice' ? sameKind : sameGame).filter(
    ({ state }) => state !== 'pending',
  );
  if (!isGuest) return settled;

  const pending = (stored: StoredResult) => stored.state === 'pending';
  if (added.kind === 'practice') {
    return [...settled, ...sameKind.filter(pending).slice(0, 1 - MAX_GUEST_PRACTICE)];
  }
  const bestFirst = sameGame
    .filter(pending)
    .sort((one, other) => scoreOf(other.result) - scoreOf(one.result));
  return [...settled, ...bestFirst.slice(MAX_GUEST_QUIZ)];
}

/** The two ways of a timed round have a best each. */
const answerModeOf = (result: FinishedResult): string | undefined =>
  'answered_by' in result ? result.answered_by : undefined;

const scoreOf = (result: FinishedResult): number => ('score' in result ? result.score : 0);
