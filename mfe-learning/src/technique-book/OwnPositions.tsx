import { GAMES } from 'shared-contracts';
import { Link, usePlatform } from 'shared-platform';
import type { ReasonKind } from 'shared-puzzle-engine';
import { buttonClass } from 'shared-ui';
import { copy } from './copy';
import { PracticeBoard } from './PracticeBoard';
import styles from './TechniqueBook.module.css';
import { useKeptHints } from './use-kept-hints';

const words = copy.own;

/** Where this way was missed: the positions in which the player took a hint of its kind. */
export function OwnPositions({ kind }: { kind: ReasonKind }) {
  const { auth } = usePlatform();
  return auth.status === 'in' ? <Positions kind={kind} owner={auth.user.id} /> : null;
}

function Positions({ kind, owner }: { kind: ReasonKind; owner: string }) {
  const hints = useKeptHints(owner, kind);
  return (
    <section className={styles['part']} aria-labelledby="technique-own">
      <div className={styles['partHead']}>
        <h2 id="technique-own">{words.title}</h2>
        {hints.length > 0 && <p className={styles['soft']}>{words.lead}</p>}
      </div>
      {hints.length === 0 && (
        <div className={styles['none']}>
          <p>{words.none}</p>
          <Link to={`${GAMES.sum_grid.path}?mode=practice`} className={buttonClass('secondary')}>
            {words.practice}
          </Link>
        </div>
      )}
      {hints.map(({ puzzle, cells, stored }) => (
        <div key={stored.at} className={styles['own']}>
          <h3>{words.board(GAMES[puzzle.game].title, stored.at)}</h3>
          <PracticeBoard
            position={{ puzzle, cells }}
            label={words.board(GAMES[puzzle.game].title, stored.at)}
            isMarked
          />
        </div>
      ))}
    </section>
  );
}
