import { useState } from 'react';
import type { StoredCohort, TextKey } from '@ninefold/contracts';
import { Checkbox } from '@ninefold/ui';
import { copy } from '../copy';

const KEY = 'cohort';
/** Below the share of every canary. */
const FIRST: StoredCohort = '0';

function readChoice(): boolean {
  try {
    return localStorage.getItem(KEY) === FIRST;
  } catch {
    return false;
  }
}

/** New versions go to a share of the devices first. A member puts this device among them; it counts from the next load on. */
export function EarlyAccess() {
  const [isOn, setOn] = useState(readChoice);

  function choose(on: boolean) {
    try {
      if (on) localStorage.setItem(KEY satisfies TextKey, FIRST);
      // The shell draws a new number.
      else localStorage.removeItem(KEY);
    } catch {
      // Without storage no device is among the first ones.
    }
    setOn(readChoice());
  }

  return (
    <Checkbox label={copy.settings.early} checked={isOn} onChange={({ target }) => choose(target.checked)} />
  );
}
