import { Alert, Button } from 'shared-ui';
import { copy } from '../copy';
import styles from './DashboardPage.module.css';

export function DashboardError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles['page']}>
      <h1>{copy.dashboard.label}</h1>
      <Alert tone="error">{copy.dashboard.failed}</Alert>
      <div>
        <Button onClick={onRetry}>{copy.dashboard.tryAgain}</Button>
      </div>
    </div>
  );
}
