import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { StoredSession, SkillProgress } from '@ninefold/contracts';
import { findSkill } from '@ninefold/learning';
import { Alert, Button, Skeleton, VisuallyHidden } from '@ninefold/ui';
import { useOnDevice, useWarnBeforeLoss } from '@ninefold/web/on-device';
import { copy as stepCopy } from '../next-step/copy';
import { copy as screenCopy } from '../screen/copy';
import { Screen } from '../screen/Screen';
import { useSessionOutbox } from '../sessions/session-outbox';
import { copy } from './copy';
import { exerciseQuery } from './exercise-query';
import { ExerciseTurn } from './ExerciseTurn';
import styles from './ExerciseTurn.module.css';
import { PlayerHead } from './PlayerHead';
import { isIntroduced, type SessionTask } from './session-flow';
import { NewSkill } from './support/NewSkill';
import { SessionContext, usePlayedSession, useSession } from './use-session';

interface PlayerProps {
  /** With its current exercise. */
  initial: StoredSession;
  /** Progress including only the saved answers of `initial`. */
  skills: readonly SkillProgress[];
  userId: string;
  isResumed: boolean;
  /** Shown with the first exercise, such as that a review does not count as a session. */
  opening: string | null;
  onFinish: (session: StoredSession) => void;
  /** For placements: ends this one, to restart or skip it. */
  onRestart: (session: StoredSession) => void;
  onSkip: (session: StoredSession) => void;
}

export function Player({ isResumed, opening, onRestart, onSkip, ...options }: PlayerProps) {
  const play = useSession(options);
  const { session, task, turn } = play;
  const outbox = useSessionOutbox(options.userId);
  const waiting = useOnDevice(copy.waiting);
  useWarnBeforeLoss();
  const isWaiting = useSyncExternalStore(outbox.subscribe, outbox.isWaiting);

  return (
    <SessionContext value={play}>
      <Screen>
        <PlayerHead
          title={stepCopy.session(session, findSkill(session.skill ?? '')?.title)}
          session={session}
          skill={task?.skill}
          isAnswered={play.given !== null}
          note={isWaiting ? waiting : turn > 0 ? null : isResumed ? copy.resumed : opening}
          onRestart={() => onRestart(session)}
          onSkip={() => onSkip(session)}
        />
        {task && (
          <DisplayedExercise
            key={`${task.skill} ${task.difficulty} ${task.seed} ${turn}`}
            task={task}
            takesFocus={!isResumed || turn > 0}
          />
        )}
      </Screen>
    </SessionContext>
  );
}

/** Shows the exercise once the code of its skill is loaded. */
function DisplayedExercise({ task, takesFocus }: { task: SessionTask; takesFocus: boolean }) {
  const { session, given, onShown, isReady, isPreparing, prepareAgain } = usePlayedSession();
  const { data: exercise, isFetching, refetch } = useQuery(exerciseQuery(task));

  const skill = findSkill(task.skill);
  const isNew = skill !== undefined && given === null && !isIntroduced(session, task);
  // Its button disappears with it.
  const [wasNew] = useState(isNew);
  const isLoaded = exercise !== undefined && isReady;
  const isLoading = isFetching || isPreparing;
  const isShown = isLoaded && !isNew;
  // Time is measured from the first appearance only.
  const firstSeen = useEffectEvent(() => onShown(task));
  useEffect(() => {
    if (isShown) firstSeen();
  }, [isShown]);

  function loadAgain() {
    void refetch();
    prepareAgain();
  }

  if (isNew) {
    // The exercise is in the same file as the example, so it may be missing too.
    const loadMissing = () => {
      if (!isLoaded && !isLoading) loadAgain();
    };
    return <NewSkill skill={skill} takesFocus={takesFocus} onStart={loadMissing} />;
  }
  if (isShown) return <ExerciseTurn exercise={exercise} task={task} takesFocus={takesFocus || wasNew} />;
  if (isLoading) {
    return (
      <div className={styles['turn']}>
        <VisuallyHidden role="status">{screenCopy.loading}</VisuallyHidden>
        <Skeleton width="16rem" height="2rem" />
        <Skeleton height="8rem" radius="var(--radius)" />
      </div>
    );
  }
  return <ExerciseFailure onRetry={loadAgain} />;
}

function ExerciseFailure({ onRetry }: { onRetry: () => void }) {
  const message = useOnDevice(copy.loadFailed);
  return (
    <div className={styles['turn']}>
      <Alert tone="error">{message}</Alert>
      <div>
        <Button onClick={onRetry}>{copy.tryAgain}</Button>
      </div>
    </div>
  );
}
