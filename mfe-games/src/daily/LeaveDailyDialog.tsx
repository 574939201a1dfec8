import { Button, Dialog } from '@ninefold/ui';
import styles from '../finished/Completion.module.css';
import { copy } from './copy';

export interface LeaveDailyDialogProps {
  onLeave(): void;
  onClose(): void;
}

/** A daily has no other puzzle: asks before it is left for one. */
export default function LeaveDailyDialog({ onLeave, onClose }: LeaveDailyDialogProps) {
  const { title, body, stay, leave } = copy.leave;
  return (
    <Dialog open onClose={onClose} title={title}>
      <p>{body}</p>
      <div className={styles['actions']}>
        <Button onClick={onClose}>{stay}</Button>
        <Button variant="secondary" onClick={onLeave}>
          {leave}
        </Button>
      </div>
    </Dialog>
  );
}
