import { useEffect, useEffectEvent } from 'react';
import type { KeptSession } from '@ninefold/contracts';
import { Alert, Button, Skeleton, VisuallyHidden } from '@ninefold/ui';
import { copy as screenCopy } from '../screen/copy';
import { useExercise } from '../state/use-exercise';
import { copy } from './copy';
import { ExerciseTurn, type ExerciseTurnProps } from './ExerciseTurn';
import styles from './ExerciseTurn.module.css';

interface ExerciseLoaderProps extends Omit<ExerciseTurnProps, 'exercise'> {
  kind: KeptSession['kind'];
  /** The exercise is on the screen. */
  onShown: (asked: string) => void;
}

/** Shows the exercise when the code of its skill is there. */
export function ExerciseLoader({ onShown, ...turn }: ExerciseLoaderProps) {
  const { skill: id, difficulty, seed } = turn.task;
  const { data: exercise, isFetching, refetch } = useExercise(turn.task);

  const isShown = exercise !== undefined;
  // The time runs from the first sight alone.
  const firstSeen = useEffectEvent(() => onShown(`${id} ${difficulty} ${seed}`));
  useEffect(() => {
    if (isShown) firstSeen();
  }, [isShown]);

  if (exercise) return <ExerciseTurn exercise={exercise} {...turn} />;
  if (isFetching) {
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
        <Button onClick={() => void refetch()}>{copy.tryAgain}</Button>
      </div>
    </div>
  );
}
