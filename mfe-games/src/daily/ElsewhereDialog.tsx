import { Link } from '@ninefold/platform';
import { Button, buttonClass, Dialog } from '@ninefold/ui';
import styles from '../finished/Completion.module.css';
import { HUB_PATH } from '../screen/paths';
import { copy } from './copy';

/** In the page of another site there is no other puzzle: they are at the site that the daily is from. */
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
