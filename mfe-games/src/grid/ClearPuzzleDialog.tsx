import { Button, Dialog } from '@ninefold/ui';
import { copy } from './clear-copy';
import styles from './ClearPuzzleDialog.module.css';

export default function ClearPuzzleDialog({ onClear, onClose }: { onClear(): void; onClose(): void }) {
  return (
    <Dialog open onClose={onClose} title={copy.title}>
      <p>{copy.question}</p>
      <div className={styles['actions']}>
        <Button variant="secondary" onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button
          onClick={() => {
            onClear();
            onClose();
          }}
        >
          {copy.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
