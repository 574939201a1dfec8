import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { StoredSession, SkillProgress } from '@ninefold/contracts';
import { findSkill } from '@ninefold/learning';
import { Alert, Button, Skeleton, VisuallyHidden } from '@ninefold/ui';
import { copy as stepCopy } from '../next-step/copy';
import { copy as screenCopy } from '../screen/copy';
import { Screen } from '../screen/Screen';
import { useSessionOutbox } from '../sessions/session-outbox';
import { copy } from './copy';
import { exerciseQuery } from './exercise-query';
import { ExerciseTurn } from './ExerciseTurn';
import styles from './ExerciseTurn.module.css';
import { PlayerHead } from './PlayerHead';
import type { SessionTask } from './session-flow';
import { SessionContext, usePlayedSession, useSession } from './use-session';

interface PlayerProps {
  /** With the exercise that is asked. */
  initial: StoredSession;
  /** As they stood with the answers that `initial` has saved. */
  skills: readonly SkillProgress[];
  userId: string;
  isResumed: boolean;
  onFinish: (session: StoredSession) => void;
  /** Of a placement: it ends with what it has, to be started again or left out. */
  onAnew: (session: StoredSession) => void;
  onSkip: (session: StoredSession) => void;
}

/** Exercise after exercise, each with feedback on its answer. */
export function Player({ isResumed, onAnew, onSkip, ...options }: PlayerProps) {
  const play = useSession(options);
  const { session, task, turn } = play;
  const outbox = useSessionOutbox(options.userId);
  const isWaiting = useSyncExternalStore(outbox.subscribe, outbox.isWaiting);

  return (
    <SessionContext value={play}>
      <Screen>
        <PlayerHead
          title={stepCopy.session(session, findSkill(session.skill ?? '')?.title)}
          session={session}
          skill={task?.skill}
          isAnswered={play.given !== null}
          note={isWaiting ? copy.waiting : isResumed && turn === 0 ? copy.resumed : null}
          onAnew={() => onAnew(session)}
          onSkip={() => onSkip(session)}
        />
        {task && (
          <AskedExercise
            key={`${task.skill} ${task.difficulty} ${task.seed} ${turn}`}
            task={task}
            takesFocus={!isResumed || turn > 0}
          />
        )}
      </Screen>
    </SessionContext>
  );
}

/** Shows the exercise when the code of its skill is there. */
function AskedExercise({ task, takesFocus }: { task: SessionTask; takesFocus: boolean }) {
  const { onShown, isSettled, isSettling, settleAgain } = usePlayedSession();
  const { data: exercise, isFetching, refetch } = useQuery(exerciseQuery(task));

  const isShown = exercise !== undefined && isSettled;
  // The time runs from the first sight alone.
  const firstSeen = useEffectEvent(() => onShown(task));
  useEffect(() => {
    if (isShown) firstSeen();
  }, [isShown]);

  if (isShown) return <ExerciseTurn exercise={exercise} task={task} takesFocus={takesFocus} />;
  if (isFetching || isSettling) {
    return (
      <div className={styles['turn']}>
        <VisuallyHidden role="status">{screenCopy.loading}</VisuallyHidden>
        <Skeleton width="16rem" height="2rem" />
        <Skeleton height="8rem" radius="var(--radius)" />
      </div>
    );
  }
  return (
    <div className={styles['turn']}>
      <Alert tone="error">{copy.loadFailed}</Alert>
      <div>
        <Button
          onClick={() => {
            void refetch();
            settleAgain();
          }}
        >
          {copy.tryAgain}
        </Button>
      </div>
    </div>
  );
}
