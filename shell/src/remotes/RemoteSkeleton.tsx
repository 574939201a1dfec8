import { Skeleton, VisuallyHidden } from 'shared-ui';
import { copy } from './copy';
import styles from './RemoteSkeleton.module.css';

export type SkeletonShape = 'board' | 'cards' | 'form' | 'dashboard';

interface Block {
  readonly height: string;
  readonly width?: string;
}

const title: Block = { height: '2.25rem', width: '60%' };
const card: Block = { height: '9rem' };
const field: Block = { height: '4.75rem' };

/** The blocks of each kind of screen, from top to bottom. */
const SHAPES: Readonly<Record<SkeletonShape, readonly Block[]>> = {
  board: [title, { height: 'min(90vw, 22rem)' }, { height: '6rem' }, { height: '2.75rem' }],
  cards: [title, card, card, card],
  form: [title, field, field, { height: '2.75rem' }],
  dashboard: [title, { height: '2.75rem' }, card, card],
};

/** Stands where the remote's screen will stand, at about its size. */
export function RemoteSkeleton({ shape }: { shape: SkeletonShape }) {
  return (
    <div role="status" className={styles[shape === 'form' || shape === 'board' ? 'narrow' : 'wide']}>
      <VisuallyHidden>{copy.loading}</VisuallyHidden>
      {SHAPES[shape].map((block, index) => (
        <Skeleton key={index} {...block} radius="var(--radius)" />
      ))}
    </div>
  );
}
