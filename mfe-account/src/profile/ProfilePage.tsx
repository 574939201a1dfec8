import { Navigate, usePlatform, useSearchParams } from 'shared-platform';
import { FormPageSkeleton } from '../layout/FormPageSkeleton';
import { ProfileUnavailable } from './ProfileUnavailable';
import { isIncomplete } from './profile-values';
import { ProfileSettings } from './settings/ProfileSettings';
import { SetupWizard } from './setup/SetupWizard';

/** `/profile`: the set-up wizard with `setup=true` or while the profile is incomplete, the settings otherwise. */
export default function ProfilePage() {
  const { auth } = usePlatform();
  const [query] = useSearchParams();

  // The shell's guard has sent everybody else away; this stands for the moment of signing out.
  if (auth.status !== 'in') return <FormPageSkeleton />;
  const { user, profile } = auth;
  if (profile.isFallback) return <ProfileUnavailable />;
  if (query.get('setup') === 'true') return <SetupWizard user={user} profile={profile} />;
  // Into the address bar, so that the wizard goes on when its first answers make the profile look complete.
  if (isIncomplete(profile)) return <Navigate to="/profile?setup=true" replace />;
  return <ProfileSettings user={user} profile={profile} />;
}
