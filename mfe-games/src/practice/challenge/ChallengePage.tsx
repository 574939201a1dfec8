import { useRef, type ReactNode } from 'react';
import { Link, useTitle } from '@ninefold/platform';
import { Alert, Button, buttonClass, Skeleton } from '@ninefold/ui';
import { useTakeFocus } from '../../screen/focus';
import { HUB_PATH } from '../../screen/use-dashboard-path';
import styles from './Challenge.module.css';
import { copy } from './copy';

export interface ChallengePageProps {
  title: string;
  /** It took the place of what had the focus. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** A page of challenges other than the board that is played. */
export function ChallengePage({ title, takesFocus = false, children }: ChallengePageProps) {
  const page = useRef<HTMLElement>(null);
  useTitle(title);
  useTakeFocus(page, 'h1', takesFocus);
  return (
    <section ref={page} className={styles['page']}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </section>
  );
}

export function ChallengeFailure({ onRetry }: { onRetry(): void }) {
  return (
    <ChallengePage title={copy.title}>
      <Alert tone="error">
        <p>{copy.failed}</p>
        <Button variant="secondary" onClick={onRetry}>
          {copy.retry}
        </Button>
      </Alert>
      <ToPuzzles />
    </ChallengePage>
  );
}

export function ChallengeSkeleton() {
  return (
    <ChallengePage title={copy.title}>
      <Skeleton height="12rem" radius="var(--radius)" />
    </ChallengePage>
  );
}

export const ToPuzzles = () => (
  <p>
    <Link to={HUB_PATH} className={buttonClass('quiet')}>
      {copy.play}
    </Link>
  </p>
);
