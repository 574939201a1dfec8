import type { CSSProperties } from 'react';
import skeleton from './Skeleton.module.css';
import spinner from './Spinner.module.css';

export interface SkeletonProps {
  /** CSS lengths, as large as the content that follows: nothing may move when it comes. */
  width?: string;
  height: string;
  radius?: string;
}

/** The place of content that is loading. Say so beside it: screen readers skip it. */
export function Skeleton({ width = '100%', height, radius = 'var(--radius-small)' }: SkeletonProps) {
  const style: CSSProperties = { width, height, borderRadius: radius };
  return <span aria-hidden className={skeleton['skeleton']} style={style} />;
}

/** For loading where the shape of the content is not known. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className={spinner['spinner']}>
      <span aria-hidden className={spinner['wheel']} />
      <span>{label}</span>
    </div>
  );
}
