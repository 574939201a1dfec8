import { RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { GRID_SENTENCES } from '@ninefold/contracts';
import { positionFor, seededRandom, type ReasonKind } from 'shared-puzzle-engine';
import { Button } from '@ninefold/ui';
import { useDevice } from '@ninefold/web/storage';
import { copy } from './copy';
import { PracticeGrid } from './PracticeGrid';
import styles from './TechniqueBook.module.css';
import { useNoteFound } from './use-note-found';

/** For these kinds the cell is marked, because finding it would take too long. */
const MARKED: readonly ReasonKind[] = ['fitting-sets', 'claimed-digits', 'try-and-refute'];

/** An endless series of positions that need this technique. */
export function Practice({ kind }: { kind: ReasonKind }) {
  const { random } = useDevice();
  const draw = () => positionFor(kind, seededRandom(random()));
  const [{ position, number, isFound }, setGrid] = useState(() => ({
    position: draw(),
    number: 1,
    isFound: false,
  }));
  const [found, setFound] = useState(0);
  const another = useRef<HTMLButtonElement>(null);
  const { game } = position.puzzle;
  const noteFound = useNoteFound(kind);

  return (
    <section className={styles['part']} aria-labelledby="technique-practice">
      <div className={styles['partHead']}>
        <h2 id="technique-practice">{copy.practice.title}</h2>
        <p className={styles['soft']}>{GRID_SENTENCES[game]}</p>
      </div>
      <PracticeGrid
        key={number}
        position={position}
        label={copy.practice.grid(number)}
        isMarked={MARKED.includes(kind)}
        takesFocus={number > 1}
        onFound={() => {
          noteFound();
          setFound(found + 1);
          setGrid({ position, number, isFound: true });
          // Focused, so that Enter continues.
          another.current?.focus({ preventScroll: true });
        }}
      >
        <Button
          ref={another}
          variant={isFound ? 'primary' : 'secondary'}
          onClick={() => setGrid({ position: draw(), number: number + 1, isFound: false })}
        >
          <RefreshCw aria-hidden size={18} />
          {copy.practice.another}
        </Button>
        {found > 0 && <p className={styles['soft']}>{copy.practice.found(found)}</p>}
      </PracticeGrid>
    </section>
  );
}
