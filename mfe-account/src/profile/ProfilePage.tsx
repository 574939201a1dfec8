import { useRef } from 'react';
import { Navigate, usePlatform, useSearchParams } from '@ninefold/platform';
import { useFocusFallback } from '@ninefold/ui';
import { FormPage, FormPageSkeleton } from '../layout/FormPage';
import { ProfileUnread } from '../layout/ProfileUnread';
import { isIncomplete } from './profile-fields';
import { copy } from './copy';
import styles from './ProfilePage.module.css';
import { ProfileSettings } from './settings/ProfileSettings';
import { SetupWizard } from './setup/SetupWizard';

/** `/profile`: one screen takes another's place, when the profile could be read at last. The focus is kept over that. */
export default function ProfilePage() {
  const page = useRef<HTMLDivElement>(null);
  useFocusFallback(page);

  return (
    <div ref={page} className={styles['page']}>
      <ProfileScreen />
    </div>
  );
}

/** The set-up wizard with `setup=true` or while the profile is incomplete, the settings otherwise. */
function ProfileScreen() {
  const { auth } = usePlatform();
  const [query] = useSearchParams();

  // The shell's guard lets only a signed-in person in; this is the moment of signing out.
  if (auth.status !== 'in') return <FormPageSkeleton />;
  const { user, profile } = auth;
  // No default is shown as if it were the person's own.
  if (profile.isFallback)
    return (
      <FormPage title={copy.settings.title}>
        <ProfileUnread>{copy.loadFailed}</ProfileUnread>
      </FormPage>
    );
  if (query.get('setup') === 'true') return <SetupWizard user={user} profile={profile} />;
  // Into the address bar: the wizard must go on when its first steps make the profile look complete.
  if (isIncomplete(profile)) return <Navigate to="/profile?setup=true" replace />;
  return <ProfileSettings user={user} profile={profile} />;
}
