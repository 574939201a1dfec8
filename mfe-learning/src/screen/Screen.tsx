import type { ReactNode } from 'react';
import { Alert, Button, Skeleton, VisuallyHidden } from '@ninefold/ui';
import { copy } from './copy';
import styles from './Screen.module.css';

/** A column of readable width. */
export function Screen({ children }: { children: ReactNode }) {
  return <div className={styles['screen']}>{children}</div>;
}

/** Has roughly the size of the content. */
export function ScreenSkeleton() {
  return (
    <Screen>
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
      <Skeleton width="12rem" height="2.5rem" />
      <Skeleton height="12rem" radius="var(--radius-large)" />
      <Skeleton height="16rem" radius="var(--radius-large)" />
    </Screen>
  );
}

interface ScreenFailureProps {
  title: string;
  message?: string;
  onRetry: () => void;
}

export function ScreenFailure({ title, message = copy.failed, onRetry }: ScreenFailureProps) {
  return (
    <Screen>
      <h1>{title}</h1>
      <Alert tone="error">{message}</Alert>
      <div>
        <Button onClick={onRetry}>{copy.tryAgain}</Button>
      </div>
    </Screen>
  );
}
