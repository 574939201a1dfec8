import type { LearningState, StoredSession } from '@ninefold/contracts';
import { LEARNING_PATHS, LEVELS_OF_PATH, pathOf, progressAfter } from '@ninefold/learning';
import { dayKeyAt, secondsToReset } from 'shared-puzzle-engine';
import { isEmpty } from './stored-sessions';

/**
 * The learning state of a guest, from the sessions on this device and by the server's rules.
 * @param now epoch milliseconds
 */
export function guestState(stored: readonly StoredSession[], now: number): LearningState {
  const started = stored.filter((session) => !isEmpty(session));
  const answers = started.flatMap((session) => session.answers);
  return {
    day_key: dayKeyAt(now),
    seconds_to_reset: secondsToReset(now),
    sessions_today: 0,
    sessions_limit: null,
    placed_levels: [],
    placed_skills: [],
    learning_level: LEVELS_OF_PATH[nextPath(started)][0],
    skills: progressAfter([], answers, 'skill'),
    open_session: lastOpen(started),
    reviews_due: 0,
    last_answers: latest(started)?.answers.map((answer) => ({ ...answer, support: answer.support ?? null })),
  };
}

/** The first path without a session; after all of them, the first path. */
function nextPath(started: readonly StoredSession[]) {
  const used = new Set(started.map(({ level_id }) => pathOf(level_id)));
  return LEARNING_PATHS.find((path) => !used.has(path)) ?? LEARNING_PATHS[0];
}

function lastOpen(started: readonly StoredSession[]): StoredSession | null {
  return latest(started.filter(({ finished }) => !finished)) ?? null;
}

function latest(sessions: readonly StoredSession[]): StoredSession | undefined {
  const lastAnswer = ({ answers }: StoredSession) => answers.at(-1)?.answered_at ?? '';
  return [...sessions].sort((one, other) => lastAnswer(one).localeCompare(lastAnswer(other))).at(-1);
}
