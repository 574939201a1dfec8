import type { ReactNode } from 'react';
import { Alert, Button, Skeleton, VisuallyHidden } from '@ninefold/ui';
import { copy } from './copy';
import styles from './FriendsPage.module.css';

export interface FriendsPageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Above the title. */
  back?: ReactNode;
  /** As wide as one reads, for a page with one question. */
  narrow?: boolean;
  children: ReactNode;
}

/** The frame of every page about sheets. */
export function FriendsPage({ title, lead, back, narrow = false, children }: FriendsPageProps) {
  return (
    <div className={styles['page']} data-narrow={narrow || undefined}>
      <header className={styles['head']}>
        {back}
        <h1>{title}</h1>
        {lead && <p className={styles['lead']}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}

/** About as large as what follows. */
export function FriendsSkeleton() {
  return (
    <div role="status" className={styles['page']}>
      <VisuallyHidden>{copy.loading}</VisuallyHidden>
      <Skeleton height="2.25rem" width="60%" radius="var(--radius)" />
      <Skeleton height="6rem" radius="var(--radius)" />
      <Skeleton height="6rem" radius="var(--radius)" />
      <Skeleton height="6rem" radius="var(--radius)" />
    </div>
  );
}

export function FriendsFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <FriendsPage title={copy.title} narrow>
      <Alert tone="error">{copy.failed}</Alert>
      <div>
        <Button onClick={onRetry}>{copy.tryAgain}</Button>
      </div>
    </FriendsPage>
  );
}
