import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '@ninefold/platform';
import { Alert, Button, Skeleton, VisuallyHidden } from '@ninefold/ui';
import styles from './SocialPage.module.css';
import { copy } from './social-copy';

export interface SocialPageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** The page above this one. */
  back?: { readonly to: string; readonly text: string };
  /** `narrow` for one question, `wide` for many people side by side. */
  width?: 'narrow' | 'wide';
  children?: ReactNode;
}

/** A page about other people: a board, a sheet of friends, a challenge. */
export function SocialPage({ title, lead, back, width, children }: SocialPageProps) {
  return (
    <section className={styles['page']} data-width={width}>
      <header className={styles['head']}>
        {back && (
          <Link to={back.to} className={styles['back'] ?? ''}>
            <ArrowLeft aria-hidden size={18} />
            {back.text}
          </Link>
        )}
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className={styles['lead']}>{lead}</p>}
      </header>
      {children}
    </section>
  );
}

/** About as large as what follows. */
export function SocialSkeleton({ title }: { title: string }) {
  return (
    <SocialPage title={title}>
      <div role="status" className={styles['loading']}>
        <VisuallyHidden>{copy.loading}</VisuallyHidden>
        <Skeleton height="6rem" radius="var(--radius)" />
        <Skeleton height="6rem" radius="var(--radius)" />
        <Skeleton height="6rem" radius="var(--radius)" />
      </div>
    </SocialPage>
  );
}

export interface SocialFailureProps {
  title: string;
  message: string;
  onRetry(): void;
  /** Where else to go. */
  children?: ReactNode;
}

export function SocialFailure({ title, message, onRetry, children }: SocialFailureProps) {
  return (
    <SocialPage title={title}>
      <LoadFailure message={message} onRetry={onRetry} />
      {children}
    </SocialPage>
  );
}

/** Something on a page that could not be loaded. */
export function LoadFailure({ message, onRetry }: Pick<SocialFailureProps, 'message' | 'onRetry'>) {
  return (
    <Alert tone="error">
      <p>{message}</p>
      <Button variant="secondary" onClick={onRetry}>
        {copy.tryAgain}
      </Button>
    </Alert>
  );
}
