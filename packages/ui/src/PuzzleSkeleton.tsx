import type { ReactNode } from 'react';
import layout from './PuzzleLayout.module.css';
import styles from './PuzzleSkeleton.module.css';
import { classNames } from './Button';
import { skeletonClass } from './loading';

/** Class names of the layout that a puzzle and its skeleton share. */
export const puzzleLayout: Readonly<Record<string, string>> = layout;

export interface PuzzleSkeletonProps {
  /** Targets per line. */
  operations: number;
  /** Says that the puzzle is loading, in the place of the title. */
  label: ReactNode;
  /** The rule of the game, which newcomers can read while the puzzle loads. */
  rule?: string | undefined;
}

const blocks = (count: number) =>
  Array.from({ length: count }, (_, index) => <span key={index} className={skeletonClass()} />);

/** Has the sizes of the grid, the keypad and the buttons that replace it. */
export function PuzzleSkeleton({ operations, label, rule }: PuzzleSkeletonProps) {
  return (
    <section data-playing className={layout['game']} data-operations={operations}>
      <p role="status" className={styles['loading']}>
        {label}
      </p>
      <div className={layout['grid']}>
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
