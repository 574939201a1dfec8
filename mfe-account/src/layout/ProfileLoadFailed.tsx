import { useState, type ReactNode } from 'react';
import { usePlatform } from '@ninefold/platform';
import { Alert, Button } from '@ninefold/ui';
import { copy } from './copy';

/** Shown when the profile could not be read. The children say what that means for this page; a button retries. */
export function ProfileLoadFailed({ children }: { children: ReactNode }) {
  const { refreshProfile, reportError } = usePlatform();
  const [busy, setBusy] = useState(false);

  async function retry() {
    setBusy(true);
    await refreshProfile().catch((error: unknown) => reportError(error, 'account: read profile again'));
    setBusy(false);
  }

  return (
    <>
      <Alert tone="error">{children}</Alert>
      <Button busy={busy} busyLabel={copy.loading} onClick={() => void retry()}>
        {copy.tryAgain}
      </Button>
    </>
  );
}
