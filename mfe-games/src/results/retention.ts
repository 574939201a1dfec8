import type { FinishedResult, StoredResult } from '@ninefold/contracts';

/** How many practice results of a guest are stored: the newest, as many as one call accepts. */
const MAX_GUEST_PRACTICE = 200;
/** How many rounds or drills of a guest are stored per game besides the newest: the best. */
const MAX_GUEST_QUIZ = 50;

/**
 * Earlier results that a new one makes obsolete. Pending results stay, within bounds. Of the others, the newest
 * of a game carries the best so far. Dailies stay until their day is over.
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

/** Each way of answering has its own best. */
const answerModeOf = (result: FinishedResult): string | undefined =>
  'answered_by' in result ? result.answered_by : undefined;

const scoreOf = (result: FinishedResult): number => ('score' in result ? result.score : 0);
