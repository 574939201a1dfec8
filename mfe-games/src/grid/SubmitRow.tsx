import { Pencil, Undo2 } from 'lucide-react';
import { Button } from 'shared-ui';
import { GRID_COPY } from '../copy';
import styles from './SubmitRow.module.css';
import type { GridPlay } from './use-grid-play';

export interface SubmitRowProps {
  play: GridPlay;
  /** Digits are noted as candidates instead of being placed. */
  pencilling: boolean;
  onPencilling(on: boolean): void;
}

export function SubmitRow({ play, pencilling, onPencilling }: SubmitRowProps) {
  const { solved, past } = play.state;
  return (
    <div className={styles['row']}>
      <Button
        variant="secondary"
        aria-label={GRID_COPY.undo}
        className={styles['square']}
        disabled={solved || past.length === 0}
        onClick={() => play.act({ type: 'undo' })}
      >
        <Undo2 aria-hidden size={20} />
      </Button>
      <Button
        variant="secondary"
        aria-label={GRID_COPY.pencil}
        aria-pressed={pencilling}
        title={GRID_COPY.pencilKeys}
        className={styles['square']}
        disabled={solved}
        onClick={() => onPencilling(!pencilling)}
      >
        <Pencil aria-hidden size={20} />
      </Button>
      <Button className={styles['submit']} disabled={!play.complete || solved} onClick={play.submit}>
        {GRID_COPY.submit}
      </Button>
    </div>
  );
}
