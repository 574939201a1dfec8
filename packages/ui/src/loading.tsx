import type { CSSProperties } from 'react';
import { classNames } from './Button';
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

/**
 * The class of a skeleton whose size is in a style sheet. Pages that are written ahead need it: the content security
 * policy allows no styles in markup.
 */
export function skeletonClass(size?: string): string {
  return classNames(skeleton['skeleton'], size);
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
