import { useEffect } from 'react';
import { Link, LoadFailure } from '@ninefold/platform';
import { Button } from '@ninefold/ui';
import { copy as layoutCopy } from '../layout/copy';
import { copy, partOf } from './copy';
import { isOfVersions } from './load-remote-app';
import styles from './RemoteScreen.module.css';

/** A page of each of the others that anybody may open. */
const WORKING = [
  ['games', '/puzzle-games', layoutCopy.tabs.puzzles],
  ['learning', '/learn', layoutCopy.tabs.learn],
] as const;

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
        {WORKING.map(
          ([remote, to, label]) =>
            remote !== name && (
              <Link key={to} to={to}>
                {label}
              </Link>
            ),
        )}
      </p>
      <small>
        {name}: {String(error)}
      </small>
    </div>
  );
}
