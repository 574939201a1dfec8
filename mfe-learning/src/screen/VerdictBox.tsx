import { CircleCheck, CircleX, Info } from 'lucide-react';
import { classNames, type Elements } from '@ninefold/ui';
import styles from './VerdictBox.module.css';

const SIGNS = { right: CircleCheck, wrong: CircleX, note: Info } as const;

interface VerdictBoxProps {
  /** Selects the icon next to the headline; none for neutral messages. */
  tone?: keyof typeof SIGNS | undefined;
  headline?: string;
  className?: string | undefined;
  children?: Elements;
}

/** Feedback on an answer. It is not a live region, because it is often added together with its text. */
export function VerdictBox({ tone, headline, className, children }: VerdictBoxProps) {
  const Sign = tone && SIGNS[tone];
  return (
    <div className={classNames(styles['verdict'], className)} data-tone={tone} data-testid="verdict">
      {headline !== undefined && (
        <p className={styles['headline']}>
          {Sign && <Sign aria-hidden />}
          <span>{headline}</span>
        </p>
      )}
      {children}
    </div>
  );
}
