import { useState } from 'react';
import { Navigate, usePlatform, useSearchParams } from 'shared-platform';
import { Alert, Button } from 'shared-ui';
import { copy as layoutCopy } from '../layout/copy';
import { FormPage, FormPageSkeleton } from '../layout/FormPage';
import { isIncomplete } from './config';
import { copy } from './copy';
import { ProfileSettings } from './settings/ProfileSettings';
import { SetupWizard } from './setup/SetupWizard';

/** `/profile`: the set-up wizard with `setup=true` or while the profile is incomplete, the settings otherwise. */
export default function ProfilePage() {
  const { auth } = usePlatform();
  const [query] = useSearchParams();

  // The shell's guard lets only a signed-in person in; this is the moment of signing out.
  if (auth.status !== 'in') return <FormPageSkeleton />;
  const { user, profile } = auth;
  if (profile.isFallback) return <Unavailable />;
  if (query.get('setup') === 'true') return <SetupWizard user={user} profile={profile} />;
  // Into the address bar: the wizard must go on when its first steps make the profile look complete.
  if (isIncomplete(profile)) return <Navigate to="/profile?setup=true" replace />;
  return <ProfileSettings user={user} profile={profile} />;
}

/** The profile could not be read: no default is shown as if it were the person's own. */
function Unavailable() {
  const { refreshProfile, reportError } = usePlatform();
  const [busy, setBusy] = useState(false);

  async function retry() {
    setBusy(true);
    await refreshProfile().catch((error: unknown) => reportError(error, 'account: read profile again'));
    setBusy(false);
  }

  return (
    <FormPage title={copy.settings.title}>
      <Alert tone="error">{copy.loadFailed}</Alert>
      <Button busy={busy} busyLabel={layoutCopy.loading} onClick={() => void retry()}>
        {copy.tryAgain}
      </Button>
    </FormPage>
  );
}
