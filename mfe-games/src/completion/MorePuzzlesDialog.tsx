import { Button, Dialog } from 'shared-ui';
import { MORE_PUZZLES_COPY } from './copy';
import { AccountLinks } from './AccountLinks';
import styles from './Completion.module.css';

/** What a guest sees instead of a new puzzle. */
export default function MorePuzzlesDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog open onClose={onClose} title={MORE_PUZZLES_COPY.title}>
      <p>{MORE_PUZZLES_COPY.body}</p>
      <div className={styles['actions']}>
        <AccountLinks signUp={MORE_PUZZLES_COPY.signUp} signIn={MORE_PUZZLES_COPY.signIn} />
        <Button variant="quiet" onClick={onClose}>
          {MORE_PUZZLES_COPY.later}
        </Button>
      </div>
    </Dialog>
  );
}
