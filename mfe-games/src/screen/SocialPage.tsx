import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '@ninefold/platform';
import { Alert, Button, Skeleton, VisuallyHidden, type Elements } from '@ninefold/ui';
import styles from './SocialPage.module.css';
import { copy } from './social-copy';

export interface SocialPageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** The parent page. */
  back?: { readonly to: string; readonly text: string };
  /** `narrow` for a single question, `wide` for many people. */
  width?: 'narrow' | 'wide';
  children?: Elements;
}

/** A page about other people: boards, friend groups, challenges. */
export function SocialPage({ title, lead, back, width, children }: SocialPageProps) {
  return (
    <section className={styles['page']} data-width={width}>
      <header className={styles['head']}>
        {back && (
          <Link to={back.to} className={styles['back'] ?? ''}>
            <ArrowLeft aria-hidden size={18} />
            <span>{back.text}</span>
          </Link>
        )}
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className={styles['lead']}>{lead}</p>}
      </header>
      {children}
    </section>
  );
}

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
  /** Alternatives to retrying. */
  children?: Elements;
}

export function SocialFailure({ title, message, onRetry, children }: SocialFailureProps) {
  return (
    <SocialPage title={title}>
      <LoadFailure message={message} onRetry={onRetry} />
      {children}
    </SocialPage>
  );
}

/** A part of a page that could not be loaded. */
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
