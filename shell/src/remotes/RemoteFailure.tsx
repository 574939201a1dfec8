import { useEffect } from 'react';
import { Link, LoadFailure } from '@ninefold/platform';
import { Button } from '@ninefold/ui';
import { copy as layoutCopy } from '../layout/copy';
import { copy, partOf } from './copy';
import { isOfVersions } from './load-remote-app';
import styles from './RemoteScreen.module.css';

interface RemoteFailureProps {
  readonly name: string;
  /** The first one, of several tries. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onShown: (outcome: 'failed') => void;
}

/** In place of a remote that did not load or that broke: why, what helps, and what works without it. */
export function RemoteFailure({ name, error, onRetry, onShown }: RemoteFailureProps) {
  useEffect(() => onShown('failed'), [onShown]);
  const didLoad = !(error instanceof LoadFailure);
  const isOutdated = isOfVersions(error);
  // Of another remote, and open to anybody.
  const other = name === 'games' ? '/learn' : '/puzzle-games';
  return (
    <div role="alert" className={styles['failure']}>
      <h1 className={styles['title']}>
        {partOf(name)}
        {didLoad ? copy.stopped : copy.didNotLoad}
      </h1>
      <p>
        {didLoad ? copy.broken : isOutdated ? copy.outdated : copy.unloaded} {copy.whatStillWorks}
      </p>
      <p>
        <Button onClick={isOutdated ? () => location.reload() : onRetry}>
          {isOutdated ? copy.reload : copy.tryAgain}
        </Button>
        <Link to={other}>{layoutCopy.places[other]}</Link>
      </p>
      <small>
        {name}: {String(error)}
      </small>
    </div>
  );
}
