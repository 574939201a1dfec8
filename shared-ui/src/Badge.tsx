import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { classNames } from './class-names';

export type BadgeTone = 'neutral' | 'accent' | 'good';

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classNames(styles['badge'], styles[tone])}>{children}</span>;
}
