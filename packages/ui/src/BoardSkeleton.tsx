import type { ReactNode } from 'react';
import layout from './BoardLayout.module.css';
import styles from './BoardSkeleton.module.css';
import { classNames } from './Button';
import { skeletonClass } from './loading';

/** Class names of the layout that a board and its skeleton share. */
export const boardLayout: Readonly<Record<string, string>> = layout;

export interface BoardSkeletonProps {
  /** How many targets a line has. */
  operations: number;
  /** Says that it is loading, where the title will be. */
  label: ReactNode;
  /** What a newcomer reads while the board comes, in its own place. */
  rule?: string | undefined;
}

const blocks = (count: number) =>
  Array.from({ length: count }, (_, index) => <span key={index} className={skeletonClass()} />);

/** Stands where a board, its pad and its buttons will stand, in their sizes. */
export function BoardSkeleton({ operations, label, rule }: BoardSkeletonProps) {
  return (
    <section data-playing className={layout['game']} data-operations={operations}>
      <p role="status" className={styles['loading']}>
        {label}
      </p>
      <div className={layout['sheet']}>
        <div className={styles['cells']}>{blocks(9)}</div>
      </div>
      <div className={layout['words']}>
        <p className={layout['rule']} data-new>
          {rule}
        </p>
      </div>
      <div className={classNames(layout['hand'], styles['hand'])}>
        <div className={layout['pad']}>{blocks(10)}</div>
        <span className={skeletonClass(styles['submit'])} />
      </div>
    </section>
  );
}
