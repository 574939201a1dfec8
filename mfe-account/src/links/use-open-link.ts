import { useState } from 'react';
import { usePlatform, type EmailedLink } from '@ninefold/platform';
import { authFailureOf, type AuthFailure } from '../auth/auth-failure';
import type { AuthOutcome } from '../auth/use-auth-call';
import { NO_CAPTCHA } from '../auth/use-captcha';
import { useNetworkWait } from '../auth/use-network-wait';
import { copy } from './copy';

type Opened = Awaited<ReturnType<EmailedLink['open']>>;

/** Uses a link up, and keeps it when the server cannot be reached or refuses for now. */
export function useOpenLink(link: EmailedLink, onOpened: (opened: Opened) => void) {
  const { reportError } = usePlatform();
  const network = useNetworkWait(NO_CAPTCHA);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function tryOnce(): Promise<AuthOutcome<Opened>> {
    try {
      return { ok: true, data: await link.open() };
    } catch (error) {
      const refused: AuthFailure = error instanceof Error ? authFailureOf(error) : { kind: 'unexpected' };
      if (refused.kind === 'unexpected') reportError(error, 'account: emailed link');
      return { ok: false, failure: refused };
    }
  }

  return {
    failure,
    busy,
    network,
    async open() {
      setBusy(true);
      setFailure(null);
      const outcome = await network.send(tryOnce);
      if (outcome.ok) return onOpened(outcome.data);
      setFailure(messageOf(outcome.failure));
      setBusy(false);
    },
  };
}

function messageOf(failure: AuthFailure): string {
  if (failure.kind === 'offline') return copy.offline;
  return failure.kind === 'busy-network' ? failure.message : copy.failed;
}
