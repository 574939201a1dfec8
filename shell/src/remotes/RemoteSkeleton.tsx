import { useState } from 'react';
import { GAMES, GRID_SENTENCES, type GridGame } from '@ninefold/contracts';
import { PuzzleSkeleton, classNames, skeletonClass, VisuallyHidden } from '@ninefold/ui';
import { useLocation } from 'react-router-dom';
import { copy } from './copy';
import styles from './RemoteSkeleton.module.css';

/** The blocks of each kind of screen below its title and lead; the style sheet has their sizes. */
const SHAPES = {
  cards: ['card', 'card', 'card'],
  form: ['field', 'field', 'button'],
  dashboard: ['button', 'card', 'card'],
} as const;

/** For a grid, the skeleton shows the grid and its rule, which newcomers read meanwhile. */
export type RemoteSkeletonProps =
  { readonly shape: 'grid'; readonly game: GridGame } | { readonly shape: keyof typeof SHAPES };

/**
 * A placeholder of about the size of the remote's screen. It is part of the static HTML too.
 * @param props.lead what guests read first on the screen. Only the static HTML is given it.
 */
export function RemoteSkeleton({
  lead,
  ...props
}: RemoteSkeletonProps & { readonly lead?: string | undefined }) {
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
    <div className={classNames(styles['skeleton'], width)}>
      <div role="status">
        {loading}
        {block('title')}
      </div>
      <Lead text={lead} />
      {SHAPES[shape].map(block)}
    </div>
  );
}

/** In the app, the words are those of the static HTML of this page, which the app replaces while somebody may read them. */
function Lead({ text }: { text: string | undefined }) {
  const { pathname } = useLocation();
  const [words] = useState(() => text ?? deliveredLead(pathname));
  return words ? (
    <p className={styles['lead']} data-lead={pathname}>
      {words}
    </p>
  ) : null;
}

function deliveredLead(pathname: string): string {
  const delivered = document.querySelector<HTMLElement>('[data-lead]');
  return delivered?.dataset['lead'] === pathname ? delivered.textContent : '';
}
