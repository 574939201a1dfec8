import { useState } from 'react';
import { usePlatform } from 'shared-platform';
import { Alert, Button } from 'shared-ui';
import { copy } from '../copy';
import { FormPage } from '../layout/FormPage';

/** The profile could not be read. Nothing is asked or shown that might be wrong about the person. */
export function ProfileUnavailable() {
  const { refreshProfile, reportError } = usePlatform();
  const [busy, setBusy] = useState(false);

  async function retry() {
    setBusy(true);
    await refreshProfile().catch((error: unknown) => reportError(error, 'account: read profile again'));
    setBusy(false);
  }

  return (
    <FormPage title={copy.settings.title}>
      <Alert tone="error">{copy.profile.loadFailed}</Alert>
      <Button busy={busy} busyLabel={copy.loading} onClick={() => void retry()}>
        {copy.profile.tryAgain}
      </Button>
    </FormPage>
  );
}
