import { Button, Dialog } from '@ninefold/ui';
import { AccountLinks } from '@ninefold/web/social';
import { NextForGuests } from './NextForGuests';
import styles from '../finished/Completion.module.css';
import { copy } from '../finished/copy';

/** What a guest sees instead of a new puzzle. */
export default function MorePuzzlesDialog({ onClose }: { onClose(): void }) {
  const { title, body, signUp, signIn, later } = copy.morePuzzles;
  return (
    <Dialog open onClose={onClose} title={title}>
      <p>{body}</p>
      <div className={styles['actions']}>
        <AccountLinks signUp={signUp} signIn={signIn} />
        <Button variant="quiet" onClick={onClose}>
          {later}
        </Button>
      </div>
      <NextForGuests />
    </Dialog>
  );
}
