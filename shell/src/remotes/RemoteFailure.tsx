import { useEffect } from 'react';
import { Button } from 'shared-ui';
import { remoteCopy } from '../copy/remote';
import styles from './RemoteFailure.module.css';
import type { RemoteOutcome } from './remote-outcome';

interface RemoteFailureProps {
  readonly onRetry: () => void;
  readonly onShown: (outcome: RemoteOutcome) => void;
}

export function RemoteFailure({ onRetry, onShown }: RemoteFailureProps) {
  useEffect(() => onShown('failed'), [onShown]);
  return (
    <div role="alert" className={styles['failure']}>
      <h1 className={styles['title']}>{remoteCopy.failed}</h1>
      <p>{remoteCopy.whatStillWorks}</p>
      <Button onClick={onRetry}>{remoteCopy.tryAgain}</Button>
    </div>
  );
}
