import { useCallback, useEffect, useRef } from 'react';
import { useDevice } from '@ninefold/web/storage';
import type { AuthOutcome } from './use-auth-call';
import type { Captcha } from './use-captcha';
import { copy } from './copy';
import { useCountdown } from './use-countdown';

type Send<Data> = (options: Captcha['options']) => Promise<AuthOutcome<Data>>;

export interface NetworkWait {
  /** Seconds until the call is repeated; 0 when no call waits. */
  readonly secondsLeft: number;
  /**
   * Makes an auth call, and repeats it while the limit of the network refuses it. Each attempt gets a CAPTCHA token of its
   * own.
   * @param options for the first attempt; by default those of the widget as it was rendered
   * @returns the last outcome; that of the limit after `cancel()`
   */
  send<Data>(call: Send<Data>, options?: Captcha['options'] | 'no-token'): Promise<AuthOutcome<Data>>;
  cancel(): void;
}

/** Waits for the rate limit of a shared network, such as a school's, instead of asking each person to try again. */
export function useNetworkWait(captcha: Captcha): NetworkWait {
  const { jitter } = useDevice();
  const countdown = useCountdown();
  const end = useRef<(isOver: boolean) => void>(undefined);
  const cancel = useCallback(() => end.current?.(false), []);
  useEffect(() => cancel, [cancel]);

  /** @returns whether the time is over; false if it was canceled */
  function pass(seconds: number): Promise<boolean> {
    countdown.start(seconds);
    return new Promise((resolve) => {
      const timeout = setTimeout(() => end.current?.(true), seconds * 1_000);
      end.current = (isOver) => {
        clearTimeout(timeout);
        end.current = undefined;
        countdown.start(0);
        resolve(isOver);
      };
    });
  }

  return {
    secondsLeft: Math.ceil(countdown.secondsLeft),
    cancel,
    async send(call, first = captcha.options) {
      let options = first;
      while (options !== 'no-token') {
        const outcome = await call(options);
        captcha.renew();
        if (outcome.ok || outcome.failure.kind !== 'busy-network') return outcome;
        // A class that was refused in the same second must not return in the same second.
        const seconds = Math.ceil(outcome.failure.retrySeconds * (1 + jitter() / 2));
        if (!(await pass(seconds))) return outcome;
        captcha.renew();
        options = await captcha.next();
      }
      return { ok: false, failure: { kind: 'captcha', message: copy.captcha.refused } };
    },
  };
}
