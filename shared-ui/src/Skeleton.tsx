import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths. Give what will stand there, so that nothing moves when it comes. */
  width?: string;
  height: string;
  radius?: string;
}

export function Skeleton({ width = '100%', height, radius = 'var(--radius-small)' }: SkeletonProps) {
  const style: CSSProperties = { width, height, borderRadius: radius };
  return <span aria-hidden className={styles['skeleton']} style={style} />;
}
