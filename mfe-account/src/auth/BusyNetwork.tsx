import { Alert, Button, VisuallyHidden } from '@ninefold/ui';
import { waitTime } from './auth-failure';
import { copy } from './copy';
import type { NetworkWait } from './use-network-wait';

const { busyNetwork: words } = copy;

interface BusyNetworkProps {
  readonly wait: NetworkWait;
  readonly message?: string;
}

/** Counts down to the next attempt. Screen readers announce the wait once, not each second. */
export function BusyNetwork({ wait, message = words.people }: BusyNetworkProps) {
  if (wait.secondsLeft === 0) return null;
  return (
    <Alert tone="info">
      <p>
        <span>{message}</span> <VisuallyHidden>{words.automatic}</VisuallyHidden>
        <span aria-hidden>{words.again(waitTime(wait.secondsLeft))}</span>
      </p>
      <Button variant="quiet" onClick={wait.cancel}>
        {words.cancel}
      </Button>
    </Alert>
  );
}
