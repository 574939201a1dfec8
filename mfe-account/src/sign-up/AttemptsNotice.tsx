import { Alert } from '@ninefold/ui';
import { waitTime } from '../auth/auth-failure';
import { copy } from './copy';
import type { SignUpAttempts } from './use-sign-up-attempts';

const { account: words } = copy;

/** A shorter time would be announced each second. */
const SHORTEST_SECONDS = 60;

/** Says that this browser has created nearly as many accounts as it may, or all of them. */
export function AttemptsNotice({ attempts: { left, secondsLeft } }: { attempts: SignUpAttempts }) {
  if (left > 1) return null;
  return (
    <>
      {left === 0 && (
        <Alert tone="error" title={words.limitedTitle}>
          {words.limited(waitTime(Math.max(SHORTEST_SECONDS, secondsLeft)))}
        </Alert>
      )}
      <Alert tone="warning" title={words.fewAttemptsTitle}>
        {left === 0 ? words.noAttempt : words.oneAttempt}
      </Alert>
    </>
  );
}
