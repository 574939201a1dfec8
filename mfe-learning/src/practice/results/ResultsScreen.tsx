import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CompletedSession, LearningState, StoredSession } from '@ninefold/contracts';
import { lessonsShown, MAX_LESSONS } from '@ninefold/learning';
import { Alert, Button } from '@ninefold/ui';
import { useOnDevice, useWarnBeforeLoss } from '@ninefold/web/on-device';
import { NextStepCard } from '../../next-step/NextStepCard';
import { Screen } from '../../screen/Screen';
import { useStoredSessions } from '../../sessions/stored-sessions';
import { useSessionOutbox } from '../../sessions/session-outbox';
import { learningStateKey } from '../../sessions/use-learning-state';
import { copy } from '../copy';
import { Figures } from './Figures';
import { MissedExercises } from './MissedExercises';
import styles from './ResultsScreen.module.css';
import { SessionsUsed } from './SessionsUsed';
import { SkillChanges } from './SkillChanges';
import { Verdict } from './Verdict';
import { withOutcome } from './with-outcome';

const words = copy.results;

interface ResultsScreenProps {
  session: StoredSession;
  /** The last known state. The outcome of this session may be missing. */
  state: LearningState;
  userId: string;
}

export function ResultsScreen({ session, state: known, userId }: ResultsScreenProps) {
  const { outcome, isSending, retry } = useOutcome(session, userId);
  const completed = outcome === 'refused' ? undefined : outcome;
  const state = useStateAfter(session, completed, known);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const kept = useOnDevice(words.kept);
  useWarnBeforeLoss(!outcome);

  return (
    <Screen>
      <header className={styles['head']}>
        <h1 ref={heading} tabIndex={-1}>
          {words.titles[session.kind]}
        </h1>
        {completed && <Verdict session={session} completed={completed} state={state} />}
        {lessonsShown(session.answers).length >= MAX_LESSONS && <p>{words.endedEarly}</p>}
      </header>
      {isSending && <Alert>{words.sending}</Alert>}
      {!completed && !isSending && (
        <Alert tone="warning">
          <p>{outcome === 'refused' ? words.refused : kept}</p>
          {outcome !== 'refused' && (
            <Button variant="secondary" className={styles['retry']} onClick={() => retry()}>
              {copy.tryAgain}
            </Button>
          )}
        </Alert>
      )}
      {session.kind !== 'placement' && <Figures session={session} completed={completed} state={state} />}
      {completed && session.kind !== 'placement' && (
        <SkillChanges before={session.before} completed={completed} />
      )}
      {completed && <NextStepCard state={state} offersPlacement={session.kind !== 'placement'} />}
      {session.kind !== 'placement' && <MissedExercises answers={session.answers} />}
      <SessionsUsed kind={session.kind} state={state} />
    </Screen>
  );
}

/** The state with the outcome, also in the first frames with an outcome, which come before the cache has it. */
function useStateAfter(
  session: StoredSession,
  completed: CompletedSession | undefined,
  state: LearningState,
): LearningState {
  const [older, setOlder] = useState<LearningState>();
  if (completed && !older) setOlder(state);
  // Any other state is from the cache with the outcome, or from the server, which may know more.
  return completed && state === (older ?? state) ? withOutcome(state, session, completed) : state;
}

/** The server's outcome. The outbox sends the session until the server has it. */
function useOutcome(session: StoredSession, userId: string) {
  const outbox = useSessionOutbox(userId);
  const cache = useQueryClient();
  const sessions = useStoredSessions();
  const outcome = useSyncExternalStore(outbox.subscribe, () => outbox.outcomeOf(session.id));
  const isWaiting = useSyncExternalStore(outbox.subscribe, outbox.isWaiting);
  const { mutate: retry, isPending } = useMutation({ mutationFn: outbox.flush });

  const { id } = session;
  useEffect(() => {
    // It may have been sent during the feedback on the last answer.
    if (outcome) sessions.forget(userId, id);
  }, [outcome, sessions, userId, id]);
  useEffect(() => {
    if (!outcome || outcome === 'refused') return;
    cache.setQueryData<LearningState>(
      learningStateKey(userId),
      (known) => known && withOutcome(known, session, outcome),
    );
  }, [session, outcome, userId, cache]);

  return { outcome, isSending: !outcome && (isPending || !isWaiting), retry };
}
