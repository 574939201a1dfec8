import { GAMES, type GridGame } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { Button, buttonClass, Dialog } from '@ninefold/ui';
import styles from '../finished/Completion.module.css';
import { copy } from './copy';

export interface LeaveDailyDialogProps {
  game: GridGame;
  onClose(): void;
}

/** Asks before the player leaves a daily for practice. */
export function LeaveDailyDialog({ game, onClose }: LeaveDailyDialogProps) {
  const { title, body, stay, leave } = copy.leave;
  return (
    <Dialog open onClose={onClose} title={title}>
      <p>{body}</p>
      <div className={styles['actions']}>
        <Button onClick={onClose}>{stay}</Button>
        <Link to={`${GAMES[game].path}?mode=practice`} className={buttonClass('secondary')}>
          {leave}
        </Link>
      </div>
    </Dialog>
  );
}
