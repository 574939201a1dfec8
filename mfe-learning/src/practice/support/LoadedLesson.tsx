import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Lesson, SkillEntry } from '@ninefold/learning';
import { Alert, Button, Skeleton } from '@ninefold/ui';
import { lessonQuery } from '../../lesson-parts/lesson-query';
import { copy as screenCopy } from '../../screen/copy';
import { copy as practiceCopy } from '../copy';
import styles from './Support.module.css';

interface LoadedLessonProps {
  skill: SkillEntry;
  /** Says what is missing without the lesson, and that the session goes on without it. */
  failed: string;
  children: (lesson: Lesson) => ReactNode;
}

/** A part of a lesson in a session. If the lesson cannot be loaded, the page says so and offers another attempt. */
export function LoadedLesson({ skill, failed, children }: LoadedLessonProps) {
  const {
    data: lesson,
    isError,
    isFetching,
    errorUpdateCount: failures,
    refetch,
  } = useQuery(lessonQuery(skill));
  const content = useRef<HTMLDivElement>(null);
  const [isRepeated, setIsRepeated] = useState(false);
  useEffect(() => {
    // The button had the focus and is gone. A focus that has moved on stays where it is.
    if (lesson && isRepeated && document.activeElement === document.body) content.current?.focus();
  }, [lesson, isRepeated]);
  if (lesson) {
    return (
      <div ref={content} tabIndex={-1} className={styles['loaded']}>
        {children(lesson)}
      </div>
    );
  }
  // A repeated request has no error until it fails.
  if (!isError && !isRepeated) return <Skeleton height="8rem" radius="var(--radius)" />;
  return (
    <div className={styles['failed']}>
      {/* A new element, so that a screen reader announces each failure. */}
      <Alert key={failures} tone="error">
        {failed}
      </Alert>
      {/* Beside the alert, because a change in an alert repeats all of it. */}
      <div>
        <Button
          variant="secondary"
          busy={isFetching}
          busyLabel={screenCopy.loading}
          onClick={() => {
            setIsRepeated(true);
            void refetch();
          }}
        >
          {practiceCopy.tryAgain}
        </Button>
      </div>
    </div>
  );
}
