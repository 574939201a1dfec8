import { Link } from '@ninefold/platform';
import { Button, buttonClass, Dialog } from '@ninefold/ui';
import styles from '../finished/Completion.module.css';
import { HUB_PATH } from '../screen/paths';
import { copy } from './copy';

/** A page of another site has only one puzzle; the others are on the main site. */
export function ElsewhereDialog({ onClose }: { onClose(): void }) {
  const { title, body, open, close } = copy.elsewhere;
  return (
    <Dialog open onClose={onClose} title={title}>
      <p>{body}</p>
      <div className={styles['actions']}>
        <Link to={HUB_PATH} className={buttonClass('primary')}>
          {open}
        </Link>
        <Button variant="quiet" onClick={onClose}>
          {close}
        </Button>
      </div>
    </Dialog>
  );
}
