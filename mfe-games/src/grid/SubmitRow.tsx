import { Pencil, Undo2 } from 'lucide-react';
import { Button } from '@ninefold/ui';
import { copy } from './copy';
import styles from './SubmitRow.module.css';
import type { GridPlay } from './use-grid-play';

export interface SubmitRowProps {
  play: GridPlay;
  /** Digits are noted as candidates instead of being placed. */
  pencilling: boolean;
  onPencilling(on: boolean): void;
  /** For a button that may be disabled by being pressed. */
  focusBoard(): void;
}

export function SubmitRow({ play, pencilling, onPencilling, focusBoard }: SubmitRowProps) {
  const { solved, past } = play.state;
  return (
    <div className={styles['row']}>
      <Button
        variant="secondary"
        aria-label={copy.undo}
        className={styles['square']}
        disabled={solved || past.length === 0}
        onClick={() => {
          play.act({ type: 'undo' });
          if (past.length === 1) focusBoard();
        }}
      >
        <Undo2 aria-hidden size={20} />
      </Button>
      <Button
        variant="secondary"
        aria-label={copy.pencil}
        aria-pressed={pencilling}
        title={copy.pencilKeys}
        className={styles['square']}
        disabled={solved}
        onClick={() => onPencilling(!pencilling)}
      >
        <Pencil aria-hidden size={20} />
      </Button>
      <Button
        className={styles['submit']}
        disabled={!play.complete || solved}
        onClick={() => {
          play.submit();
          focusBoard();
        }}
      >
        {copy.submit}
      </Button>
    </div>
  );
}
