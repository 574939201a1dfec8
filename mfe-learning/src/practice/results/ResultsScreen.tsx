import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { KeptSession, LearningState } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { Alert, Button } from '@ninefold/ui';
import { useDevice } from '../../device/device';
import { NextStepCard } from '../../next-step/NextStepCard';
import { Screen } from '../../screen/Screen';
import { finishSession, isFinal } from '../../state/send-session';
import { learningStateKey } from '../../state/use-learning-state';
import { copy } from '../copy';
import { Figures } from './Figures';
import { MissedExercises } from './MissedExercises';
import styles from './ResultsScreen.module.css';
import { SessionsUsed } from './SessionsUsed';
import { SkillChanges } from './SkillChanges';
import { Verdict } from './Verdict';

const words = copy.results;

interface ResultsScreenProps {
  session: KeptSession;
  /** As last read from the server. */
  state: LearningState;
  userId: string;
}

/** How the session went, what changed, what was missed, and what is next. */
export function ResultsScreen({ session, state, userId }: ResultsScreenProps) {
  const { data: completed, isFetching, error, refetch } = useCompletion(session, userId);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <Screen>
      <header className={styles['head']}>
        <h1 ref={heading} tabIndex={-1}>
          {words.titles[session.kind]}
        </h1>
        {completed && <Verdict session={session} completed={completed} />}
      </header>
      {!completed && isFetching && <Alert>{words.sending}</Alert>}
      {!completed && !isFetching && (
        <Alert tone="warning">
          <p>{isFinal(error) ? words.refused : words.kept}</p>
          {!isFinal(error) && (
            <Button variant="secondary" className={styles['retry']} onClick={() => void refetch()}>
              {copy.tryAgain}
            </Button>
          )}
        </Alert>
      )}
      {session.kind !== 'placement' && <Figures session={session} completed={completed} />}
      {completed && session.kind !== 'placement' && (
        <SkillChanges before={session.before} completed={completed} />
      )}
      {completed && <NextStepCard state={state} />}
      {session.kind !== 'placement' && <MissedExercises answers={session.answers} />}
      <SessionsUsed kind={session.kind} state={state} />
    </Screen>
  );
}

/** Completes the session, again and again until the server has it. */
function useCompletion(session: KeptSession, userId: string) {
  const { supabase, announceSaved, reportError } = usePlatform();
  const device = useDevice();
  const cache = useQueryClient();
  const query = useQuery({
    queryKey: ['completed-session', session.id],
    queryFn: async () => {
      const sending = { client: await supabase(), device, userId, reportError };
      const completed = await finishSession(sending, session);
      cache.setQueryData<LearningState>(learningStateKey(userId), (known) => {
        if (!known) return known;
        const skills = new Map(
          [...known.skills, ...completed.skills].map((progress) => [progress.skill, progress]),
        );
        const placed_level = session.placed_level ?? known.placed_level;
        return { ...known, skills: [...skills.values()], placed_level, open_session: null };
      });
      announceSaved();
      return completed;
    },
    retry: (count, error) => !isFinal(error) && count < 2,
    refetchOnReconnect: (query) => query.state.data === undefined,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const { error } = query;
  useEffect(() => {
    if (error) reportError(error, 'learning: completion');
  }, [error, reportError]);
  return query;
}
