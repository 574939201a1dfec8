import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { StoredSession } from '@ninefold/contracts';
import { askedQuery, type AskedExercise } from './exercise-query';
import type { SessionTask } from './session-flow';

/**
 * Whether the task of a session is what will be asked: its question is new in the session. The chooser knows no questions,
 * so they are compared here, where the code of the skill is loaded.
 * @param onOther gets what is asked instead of the task, or the card that is not asked again
 */
export function useAsked(session: StoredSession, onOther: (asked: AskedExercise) => void) {
  const cache = useQueryClient();
  const query = askedQuery(session);
  const { data, isFetching } = useQuery(query);
  const [tries, setTries] = useState(0);
  const isSettled = data?.isNew === true && isSame(data.exercise, session.task);

  const ask = useEffectEvent(() => cache.fetchQuery(query));
  const settle = useEffectEvent((asked: AskedExercise) => {
    if (session.task && !isSettled) onOther(asked);
  });
  const name = query.queryKey.join(' ');
  useEffect(() => {
    let isStale = false;
    const onAsked = (asked: AskedExercise | null) => {
      if (asked && !isStale) settle(asked);
    };
    // A failure is on the screen, with a button.
    ask().then(onAsked, () => undefined);
    return () => {
      isStale = true;
    };
  }, [name, tries]);

  return { isSettled, isSettling: isFetching, settleAgain: () => setTries(tries + 1) };
}

type Named = Pick<SessionTask, 'skill' | 'difficulty' | 'seed'>;

export const isSame = (one: Named, other: Named | null): boolean =>
  one.skill === other?.skill && one.difficulty === other.difficulty && one.seed === other.seed;
