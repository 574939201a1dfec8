import { useState } from 'react';
import type { StoredCohort, TextKey } from '@ninefold/contracts';
import { Checkbox } from '@ninefold/ui';
import { copy } from '../copy';

const KEY = 'cohort';
/** Below the rollout percentage of every canary release. */
const FIRST: StoredCohort = '0';

function readChoice(): boolean {
  try {
    return localStorage.getItem(KEY) === FIRST;
  } catch {
    return false;
  }
}

/**
 * New versions are released to a share of devices first. A subscriber can opt this device in, from the next load on.
 */
export function EarlyAccess() {
  const [isOn, setOn] = useState(readChoice);

  function choose(on: boolean) {
    try {
      if (on) localStorage.setItem(KEY satisfies TextKey, FIRST);
      // The shell then draws a new random number.
      else localStorage.removeItem(KEY);
    } catch {
      // Early access requires storage.
    }
    setOn(readChoice());
  }

  return (
    <Checkbox label={copy.settings.early} checked={isOn} onChange={({ target }) => choose(target.checked)} />
  );
}
