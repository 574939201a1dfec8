import { useEffect, useState } from 'react';
import { Link, LoadFailure } from '@ninefold/platform';
import { Button } from '@ninefold/ui';
import { copy as layoutCopy } from '../layout/copy';
import type { Cause } from './apps/diagnose';
import { copy as remotesCopy } from './copy';
import { copy, partOf, PARTS } from './failure-copy';
import { loadApps } from './federation';
import styles from './RemoteScreen.module.css';

export interface RemoteFailureProps {
  readonly name: string;
  /** The error of the first attempt. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onShown: (outcome: 'failed') => void;
}

/** Shown when a remote failed to load or broke: the reason, what to do, and what works without it. */
export default function RemoteFailure({ name, error, onRetry, onShown }: RemoteFailureProps) {
  useEffect(() => onShown('failed'), [onShown]);
  const { title, text, needsReload } = useExplanation(name, error);
  // A page of another remote that everybody can open.
  const other = name === 'games' ? '/learn' : '/puzzle-games';
  return (
    <div role="alert" className={styles['failure']}>
      <h1 className={styles['title']}>{title}</h1>
      <p>
        <span>{text}</span> <span>{copy.whatStillWorks}</span>
      </p>
      <p>
        <Button onClick={needsReload ? () => location.reload() : onRetry}>
          {needsReload ? copy.reload : remotesCopy.tryAgain}
        </Button>
        <Link to={other}>{layoutCopy.nav[other]}</Link>
      </p>
      <small translate="no">{`${name}: ${textOf(error)}`}</small>
    </div>
  );
}

interface Explanation extends Cause {
  readonly title: string;
}

/** What the error itself explains: of a failed download, only that it failed. */
function explain(name: string, error: unknown): Explanation | undefined {
  if (!(error instanceof LoadFailure)) return { title: partOf(name) + copy.stopped, text: copy.broken };
  if (error.cause !== 'empty') return undefined;
  return Object.hasOwn(PARTS, name)
    ? { title: partOf(name) + copy.didNotLoad, text: copy.remoteIsOlder }
    : { title: copy.empty, text: copy.nothingHere };
}

/** Nobody reads more of an error. */
const MAX_CHARACTERS = 500;

/** Remotes can throw anything, also what no text can be made of. */
function textOf(error: unknown): string {
  try {
    return String(error).slice(0, MAX_CHARACTERS);
  } catch {
    return typeof error;
  }
}

/** Why it failed, as soon as that is known. Without a connection, the code that finds out does not load either. */
function useExplanation(name: string, error: unknown): Explanation {
  const [found, setFound] = useState<Cause & { of: unknown }>();
  const known = explain(name, error);
  const isKnown = known !== undefined;
  useEffect(() => {
    if (isKnown) return;
    let isShown = true;
    void loadApps()
      .then(({ diagnose }) => diagnose(name, error))
      .catch(() => ({ text: remotesCopy.unloaded }))
      .then((cause) => isShown && setFound({ ...cause, of: error }));
    return () => {
      isShown = false;
    };
  }, [name, error, isKnown]);
  if (known) return known;
  return { title: partOf(name) + copy.didNotLoad, text: '', ...(found?.of === error && found) };
}
