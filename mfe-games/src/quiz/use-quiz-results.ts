import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import {
  GUEST,
  type Answer,
  type DrillGame,
  type FinishedQuiz,
  type StoredResult,
  type TimedRoundGame,
} from '@ninefold/contracts';
import { callRpc, personalBestCall } from '@ninefold/contracts/rpc';
import { usePlatform } from '@ninefold/platform';
import { useDevice } from '@ninefold/web/storage';
import type { ButtonVariant } from '@ninefold/ui';
import { isQuiz, saveStatus, useFinishedResults } from '../results/finished-results';
import { useOwner } from '../player/owner';
import { useQueries } from '../screen/queries';
import { scoreOf } from '../round/answers';

interface QuizRun {
  readonly answers: readonly Answer[];
  readonly seconds: number;
  /** Set if the server started the round. */
  readonly ticket?: string | undefined;
}

export type StoredQuiz = StoredResult<FinishedQuiz>;

export interface QuizResults {
  /** The best score so far, of the server and of pending results; null without one. */
  readonly best: number | null;
  /** The last run finished on this screen, in its current state. */
  readonly last: StoredQuiz | null;
  /** Stores a finished run for the outbox. */
  add(run: QuizRun): void;
}

/** Results of one timed round or drill. Each way of answering has its own best. */
export function useQuizResults(
  game: { kind: 'timed_round'; game_type: TimedRoundGame } | { kind: 'drill'; game_type: DrillGame },
  answeredBy: FinishedQuiz['answered_by'],
): QuizResults {
  const { game_type } = game;
  const { now, newId } = useDevice();
  const owner = useOwner();
  const results = useFinishedResults();
  const fetched = useServerBest(game_type, answeredBy);
  const [added, setAdded] = useState<StoredQuiz | null>(null);
  const stored = useSyncExternalStore(results.subscribe, () =>
    added ? results.get(added.owner, added.result.id) : null,
  );
  const bests = [results.bestScore(owner, game_type, answeredBy), fetched].filter((score) => score !== null);
  const best = bests.length > 0 ? Math.max(...bests) : null;

  function add({ answers, seconds, ticket }: QuizRun) {
    const { correct, accuracy } = scoreOf(answers);
    const result: FinishedQuiz = {
      ...game,
      id: newId(),
      score: correct,
      accuracy,
      completion_time_seconds: seconds,
      finished_at: new Date(now()).toISOString(),
      answered_by: answeredBy,
      answers: [...answers],
      ...(ticket !== undefined && { ticket }),
    };
    // Guests only have bests of this device.
    const counts = result.kind === 'drill' || result.ticket !== undefined || owner === GUEST;
    const standing = counts
      ? { personal_best: Math.max(correct, best ?? 0), previous_best: best }
      : { personal_best: best, previous_best: best, verified: false };
    const next: StoredQuiz = { owner, state: 'pending', result, standing };
    results.add(next);
    setAdded(next);
  }

  // Another tab may have removed the record after the next run.
  return { best, last: asQuiz(stored) ?? added, add };
}

function asQuiz(stored: StoredResult | null): StoredQuiz | null {
  return stored && isQuiz(stored.result) ? { ...stored, result: stored.result } : null;
}

/** For guests, saving the result is the primary action. */
export const nextVariant = (stored: StoredQuiz): ButtonVariant =>
  saveStatus(stored) === 'guest' ? 'secondary' : 'primary';

/** The player's best on the server; null without one, and until the server has answered. */
function useServerBest(
  game: TimedRoundGame | DrillGame,
  answeredBy: FinishedQuiz['answered_by'],
): number | null {
  const { auth, supabase } = usePlatform();
  const player = auth.status === 'in' ? auth.user.id : null;
  const { data } = useQuery(
    {
      queryKey: ['personal best', player, game, answeredBy],
      enabled: player !== null,
      queryFn: async () => {
        const best = { p_game_type: game, p_answered_by: answeredBy };
        return callRpc(await supabase(), personalBestCall, best);
      },
      meta: {
        // A score comes with the best, which the device then knows.
        dependsOn: (saved) => 'score' in saved && saved.game === game && saved.score === undefined,
      },
    },
    useQueries(),
  );
  return data ?? null;
}
