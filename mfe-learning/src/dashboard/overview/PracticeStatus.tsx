import { Badge, Button } from 'shared-ui';
import { copy } from '../../copy';
import styles from './PracticeStatus.module.css';

interface PracticeStatusProps {
  complete: boolean;
  used: number;
  /** null: a subscriber's sessions are not counted. */
  limit: number | null;
}

export function PracticeStatus({ complete, used, limit }: PracticeStatusProps) {
  return (
    <div className={styles['status']}>
      <Badge tone={complete ? 'good' : 'accent'}>
        {complete ? copy.progress.practiceComplete : copy.progress.practiceReady}
      </Badge>
      {limit !== null && <span className={styles['sessions']}>{copy.progress.sessions(used, limit)}</span>}
      {limit !== null && used >= limit && <Button disabled>{copy.progress.limitReached}</Button>}
    </div>
  );
}
