import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { StoredSession } from '@ninefold/contracts';
import { displayedExerciseQuery, type DisplayedExercise } from './exercise-query';
import type { SessionTask } from './session-flow';

/**
 * Checks that the question of a task is new in its session, and replaces it otherwise. The chooser does not know
 * questions, because they require the code of the skill.
 * @param onReplaced receives the replacement, or the card to skip
 */
export function useDisplayedExercise(session: StoredSession, onReplaced: (asked: DisplayedExercise) => void) {
  const cache = useQueryClient();
  const query = displayedExerciseQuery(session);
  const { data, isFetching } = useQuery(query);
  const [attempts, setTries] = useState(0);
  const isReady = data?.isNew === true && isSame(data.exercise, session.task);

  const ask = useEffectEvent(() => cache.fetchQuery(query));
  const settle = useEffectEvent((asked: DisplayedExercise) => {
    if (session.task && !isReady) onReplaced(asked);
  });
  const name = query.queryKey.join(' ');
  useEffect(() => {
    let isStale = false;
    const onDisplayed = (asked: DisplayedExercise | null) => {
      if (asked && !isStale) settle(asked);
    };
    // The screen shows the failure with a retry button.
    ask().then(onDisplayed, () => undefined);
    return () => {
      isStale = true;
    };
  }, [name, attempts]);

  return { isReady, isPreparing: isFetching, prepareAgain: () => setTries(attempts + 1) };
}

type Named = Pick<SessionTask, 'skill' | 'difficulty' | 'seed'>;

export const isSame = (one: Named, other: Named | null): boolean =>
  one.skill === other?.skill && one.difficulty === other.difficulty && one.seed === other.seed;
