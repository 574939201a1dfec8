import { Button, Dialog } from 'shared-ui';
import { CLEAR_PUZZLE_COPY } from './copy';
import styles from './ClearPuzzleDialog.module.css';

export default function ClearPuzzleDialog({ onClear, onClose }: { onClear(): void; onClose(): void }) {
  return (
    <Dialog open onClose={onClose} title={CLEAR_PUZZLE_COPY.title}>
      <p>{CLEAR_PUZZLE_COPY.question}</p>
      <div className={styles['actions']}>
        <Button variant="secondary" onClick={onClose}>
          {CLEAR_PUZZLE_COPY.cancel}
        </Button>
        <Button
          onClick={() => {
            onClear();
            onClose();
          }}
        >
          {CLEAR_PUZZLE_COPY.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
