import { CircleCheck, CircleX, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@ninefold/ui';
import styles from './VerdictBox.module.css';

const SIGNS = { right: CircleCheck, wrong: CircleX, note: Info } as const;

interface VerdictBoxProps {
  /** Has a sign beside its headline. Missing: nothing is judged. */
  tone?: keyof typeof SIGNS | undefined;
  headline?: string;
  className?: string | undefined;
  children?: ReactNode;
}

/** What is said about an answer. It is read out when it changes. */
export function VerdictBox({ tone, headline, className, children }: VerdictBoxProps) {
  const Sign = tone && SIGNS[tone];
  return (
    <div role="status" className={classNames(styles['verdict'], className)} data-tone={tone}>
      {headline !== undefined && (
        <p className={styles['headline']}>
          {Sign && <Sign aria-hidden />}
          {headline}
        </p>
      )}
      {children}
    </div>
  );
}
