import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Alert.module.css';
import { classNames } from './Button';

export type AlertTone = 'info' | 'success' | 'warning' | 'error';

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;

export interface AlertProps {
  tone?: AlertTone;
  title?: string;
  children?: ReactNode;
  className?: string;
}

/**
 * Errors interrupt a screen reader; other messages wait for the current sentence. Their words become visible a moment
 * after their box, because NVDA and JAWS do not announce a status that is added together with its words.
 */
export function Alert({ tone = 'info', title, children, className }: AlertProps) {
  const Icon = ICONS[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(styles['alert'], styles[tone], className)}
    >
      <Icon aria-hidden size={20} className={styles['icon']} />
      <div className={styles['body']}>
        {title && <p className={styles['title']}>{title}</p>}
        <div className={styles['text']}>{children}</div>
      </div>
    </div>
  );
}
