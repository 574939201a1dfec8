import { Link } from '@ninefold/platform';
import { buttonClass, Card } from '@ninefold/ui';
import { copy } from './copy';
import styles from './Progress.module.css';

const words = copy.empty;

/** Shown before any activity: what will appear here, and how to start. */
export function FirstDay() {
  return (
    <Card className={styles['first']}>
      <h2>{words.title}</h2>
      <p>{words.lead}</p>
      <div className={styles['actions']}>
        <Link to="/learn" className={buttonClass('primary')}>
          {words.learn}
        </Link>
        <Link to="/puzzle-games" className={buttonClass('secondary')}>
          {words.play}
        </Link>
      </div>
    </Card>
  );
}
