import { Link } from 'shared-platform';
import { Button, buttonClass, Dialog } from 'shared-ui';
import { MORE_PUZZLES_COPY } from '../copy';
import styles from './Completion.module.css';

/** What a guest sees instead of a new puzzle. */
export default function MorePuzzlesDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog open onClose={onClose} title={MORE_PUZZLES_COPY.title}>
      <p>{MORE_PUZZLES_COPY.body}</p>
      <div className={styles['actions']}>
        <Link to="/signup" className={buttonClass('primary')}>
          {MORE_PUZZLES_COPY.signUp}
        </Link>
        <Link to="/login" className={buttonClass('secondary')}>
          {MORE_PUZZLES_COPY.signIn}
        </Link>
        <Button variant="quiet" onClick={onClose}>
          {MORE_PUZZLES_COPY.later}
        </Button>
      </div>
    </Dialog>
  );
}
