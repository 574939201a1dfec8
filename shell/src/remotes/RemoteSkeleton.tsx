import { GAMES, GRID_SENTENCES, type GridGame } from '@ninefold/contracts';
import { PuzzleSkeleton, classNames, skeletonClass, VisuallyHidden } from '@ninefold/ui';
import { copy } from './copy';
import styles from './RemoteSkeleton.module.css';

/** The blocks of each kind of screen from top to bottom; the style sheet has their sizes. */
const SHAPES = {
  cards: ['title', 'card', 'card', 'card'],
  form: ['title', 'field', 'field', 'button'],
  dashboard: ['title', 'button', 'card', 'card'],
} as const;

/** For a grid, the skeleton shows the grid and its rule, which newcomers read meanwhile. */
export type RemoteSkeletonProps =
  { readonly shape: 'grid'; readonly game: GridGame } | { readonly shape: keyof typeof SHAPES };

/** A placeholder of about the size of the remote's screen. It is part of the static HTML too. */
export function RemoteSkeleton(props: RemoteSkeletonProps) {
  const block = (name: string, key?: number) => <span key={key} className={skeletonClass(styles[name])} />;
  const loading = <VisuallyHidden>{copy.loading}</VisuallyHidden>;
  if (props.shape === 'grid') {
    const { game } = props;
    // The symbol of a grid has one character per operation.
    return (
      <PuzzleSkeleton
        operations={GAMES[game].sign.length}
        label={
          <>
            {loading}
            {block('title')}
          </>
        }
        rule={GRID_SENTENCES[game]}
      />
    );
  }
  const { shape } = props;
  const width = styles[shape === 'form' ? 'narrow' : 'wide'];
  return (
    <div role="status" className={classNames(styles['skeleton'], width)}>
      {loading}
      {SHAPES[shape].map(block)}
    </div>
  );
}
