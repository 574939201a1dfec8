import { Fragment } from 'react';
import { classNames, skeletonClass, VisuallyHidden } from 'shared-ui';
import { copy } from './copy';
import styles from './RemoteSkeleton.module.css';

type SkeletonShape = 'board' | 'cards' | 'form' | 'dashboard';

/** The blocks of each kind of screen, from top to bottom: their sizes stand in the style sheet. */
const SHAPES: Readonly<Record<SkeletonShape, readonly string[]>> = {
  board: ['bar', 'title', 'board', 'pad'],
  cards: ['title', 'card', 'card', 'card'],
  form: ['title', 'field', 'field', 'button'],
  dashboard: ['title', 'button', 'card', 'card'],
};

export interface RemoteSkeletonProps {
  shape: SkeletonShape;
  /** What a player reads while the board comes: below the board, as the screen has it for a newcomer. */
  rule?: string | undefined;
}

/** Stands where the remote's screen will stand, at about its size. It is in the page's HTML, too. */
export function RemoteSkeleton({ shape, rule }: RemoteSkeletonProps) {
  const width = styles[shape === 'form' || shape === 'board' ? 'narrow' : 'wide'];
  return (
    <div role="status" className={classNames(styles['skeleton'], width)}>
      <VisuallyHidden>{copy.loading}</VisuallyHidden>
      {SHAPES[shape].map((block, index) => (
        <Fragment key={index}>
          <span aria-hidden className={skeletonClass(styles[block])} />
          {block === 'board' && rule && (
            <p aria-hidden className={styles['rule']}>
              {rule}
            </p>
          )}
        </Fragment>
      ))}
    </div>
  );
}
