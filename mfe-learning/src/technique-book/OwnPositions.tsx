import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { GAMES, GUEST } from '@ninefold/contracts';
import { Link, usePlatform } from '@ninefold/platform';
import type { ReasonKind } from 'shared-puzzle-engine';
import { Button, buttonClass } from '@ninefold/ui';
import { useOnDevice } from '@ninefold/web/on-device';
import { useLearner } from '../sessions/use-learner';
import { copy } from './copy';
import { PracticeGrid } from './PracticeGrid';
import styles from './TechniqueBook.module.css';
import { useStoredHints } from './use-stored-hints';

const words = copy.own;

/** Positions in which the player took a hint of this kind. */
export function OwnPositions({ kind }: { kind: ReasonKind }) {
  const { auth } = usePlatform();
  const learner = useLearner();
  // Stored on the device, so nothing waits for the session or moves later.
  const likely = auth.status === 'loading' ? (auth.storedUserId ?? GUEST) : GUEST;
  return <Positions kind={kind} owner={learner ?? likely} />;
}

function Positions({ kind, owner }: { kind: ReasonKind; owner: string }) {
  const hints = useStoredHints(owner).filter((one) => one.kind === kind);
  const none = useOnDevice(words.none);
  const [turn, setTurn] = useState(0);
  const hint = hints[turn % Math.max(1, hints.length)];
  const name = hint && words.grid(GAMES[hint.puzzle.game].title, hint.stored.at);
  return (
    <section className={styles['part']} aria-labelledby="technique-own">
      <div className={styles['partHead']}>
        <h2 id="technique-own">{words.title}</h2>
        {hint && <p className={styles['soft']}>{words.lead}</p>}
      </div>
      {hint && name ? (
        <>
          <h3>{name}</h3>
          <PracticeGrid key={turn} position={hint} label={name} isMarked takesFocus={turn > 0}>
            {hints.length > 1 && (
              <Button variant="secondary" onClick={() => setTurn(turn + 1)}>
                <RefreshCw aria-hidden size={18} />
                {copy.practice.another}
              </Button>
            )}
          </PracticeGrid>
        </>
      ) : (
        <div className={styles['none']}>
          <p>{none}</p>
          <Link to={`${GAMES.sum_grid.path}?mode=practice`} className={buttonClass('secondary')}>
            {words.practice}
          </Link>
        </div>
      )}
    </section>
  );
}
