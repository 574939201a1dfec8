import { useEffect } from 'react';
import { Link, LoadFailure } from '@ninefold/platform';
import { Button } from '@ninefold/ui';
import { copy as layoutCopy } from '../layout/copy';
import { copy, partOf } from './copy';
import { isVersionMismatch } from './load-remote-app';
import styles from './RemoteScreen.module.css';

interface RemoteFailureProps {
  readonly name: string;
  /** The error of the first attempt. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onShown: (outcome: 'failed') => void;
}

/** Shown when a remote failed to load or broke: the reason, what to do, and what works without it. */
export function RemoteFailure({ name, error, onRetry, onShown }: RemoteFailureProps) {
  useEffect(() => onShown('failed'), [onShown]);
  const didLoad = !(error instanceof LoadFailure);
  const isOutdated = isVersionMismatch(error);
  // A page of another remote that everybody can open.
  const other = name === 'games' ? '/learn' : '/puzzle-games';
  return (
    <div role="alert" className={styles['failure']}>
      <h1 className={styles['title']}>{partOf(name) + (didLoad ? copy.stopped : copy.didNotLoad)}</h1>
      <p>
        <span>{didLoad ? copy.broken : isOutdated ? copy.outdated : copy.unloaded}</span>{' '}
        <span>{copy.whatStillWorks}</span>
      </p>
      <p>
        <Button onClick={isOutdated ? () => location.reload() : onRetry}>
          {isOutdated ? copy.reload : copy.tryAgain}
        </Button>
        <Link to={other}>{layoutCopy.nav[other]}</Link>
      </p>
      <small translate="no">{`${name}: ${String(error)}`}</small>
    </div>
  );
}
