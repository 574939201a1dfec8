import type { ReactNode } from 'react';
import { translateOf } from '@ninefold/ui';
import styles from './Figures.module.css';

interface FigureProps {
  label: string;
  value: string;
  /** The comparison. Numbers without one are not shown. */
  comparison: ReactNode;
}

export function Figure({ label, value, comparison }: FigureProps) {
  return (
    <dl>
      <dt className={styles['label']}>{label}</dt>
      <dd translate={translateOf(value)} className={styles['value']}>
        {value}
      </dd>
      <dd className={styles['comparison']}>{comparison}</dd>
    </dl>
  );
}
