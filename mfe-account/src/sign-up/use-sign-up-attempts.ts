import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { isNewer, recordText } from '@ninefold/contracts';
import { useDevice } from '@ninefold/web/storage';
import * as v from 'valibot';
import { useCountdown } from '../auth/use-countdown';

const MAX_SIGN_UPS = 3;
const WINDOW_MS = 24 * 3_600_000;

const KEY = 'account:sign-up-attempts';

const time = v.pipe(v.number(), v.finite());
const AttemptsSchema = v.object({
  attempts: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The window starts with it. */
  firstAttempt: time,
  lastAttempt: time,
});
type Attempts = v.InferOutput<typeof AttemptsSchema>;

const RecordSchema = v.pipe(v.string(), v.parseJson(), AttemptsSchema);

/** @returns null outside the window. A first attempt in the future was stored with a wrong clock. */
function attemptsIn(text: string | null, now: number): Attempts | null {
  const { success, output } = v.safeParse(RecordSchema, text);
  const isCurrent = success && output.firstAttempt <= now && now < output.firstAttempt + WINDOW_MS;
  return isCurrent && !isNewer(text) ? output : null;
}

export interface SignUpAttempts {
  /** How many accounts this browser may still create in the current 24 hours. */
  readonly left: number;
  /** Seconds until it may create one; 0 when it may. */
  readonly secondsLeft: number;
  /** Counts an account that was created, or that may have existed before: which of them stays secret. */
  count(): void;
}

/**
 * This browser's record of sign-ups, shared by its tabs. It spares the servers, and protects nothing: whoever deletes it
 * starts over. Rejected forms and failed calls do not count.
 */
export function useSignUpAttempts(): SignUpAttempts {
  const { store, now } = useDevice();
  const read = useCallback(() => store.get(KEY), [store]);
  const text = useSyncExternalStore(store.subscribe, read);
  const { secondsLeft, start } = useCountdown();
  const current = attemptsIn(text, now());
  const left = Math.max(0, MAX_SIGN_UPS - (current?.attempts ?? 0));
  const opensAt = current && left === 0 ? current.firstAttempt + WINDOW_MS : 0;
  useEffect(() => start(opensAt ? (opensAt - now()) / 1_000 : 0), [opensAt, now, start]);

  return {
    left,
    secondsLeft: left === 0 ? secondsLeft : 0,
    count() {
      const at = now();
      const { attempts = 0, firstAttempt = at } = attemptsIn(read(), at) ?? {};
      store.set(KEY, recordText({ attempts: attempts + 1, firstAttempt, lastAttempt: at }));
    },
  };
}
