import type { CSSProperties } from 'react';
import skeleton from './Skeleton.module.css';
import spinner from './Spinner.module.css';

export interface SkeletonProps {
  /** CSS lengths of the content that follows, so that nothing moves when it arrives. */
  width?: string;
  height: string;
  radius?: string;
}

/** A placeholder for loading content. Screen readers skip it, so announce the loading next to it. */
export function Skeleton({ width = '100%', height, radius = 'var(--radius-small)' }: SkeletonProps) {
  const style: CSSProperties = { width, height, borderRadius: radius };
  return <span aria-hidden className={skeleton['skeleton']} style={style} />;
}

/** For prerendered pages, whose content security policy allows no inline styles: the size comes from a style sheet. */
export function skeletonClass(size = ''): string {
  // Without `classNames`: the shell's start imports this file, and a changed Button.tsx would reload every page in development.
  return `${skeleton['skeleton']} ${size}`.trim();
}

/** For content of unknown size. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className={spinner['spinner']}>
      <span aria-hidden className={spinner['wheel']} />
      <span>{label}</span>
    </div>
  );
}
