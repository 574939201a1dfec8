import { useRef } from 'react';
import { Navigate, usePlatform, useSearchParams } from '@ninefold/platform';
import { useFocusFallback } from '@ninefold/ui';
import { FormPage, FormPageSkeleton } from '../layout/FormPage';
import { ProfileLoadFailed } from '../layout/ProfileLoadFailed';
import { isIncomplete } from './profile-fields';
import { copy } from './copy';
import styles from './ProfilePage.module.css';
import { ProfileSettings } from './settings/ProfileSettings';
import { SetupWizard } from './setup/SetupWizard';

/** `/profile`. Keeps the focus when a retry replaces the error screen. */
export default function ProfilePage() {
  const page = useRef<HTMLDivElement>(null);
  useFocusFallback(page);

  return (
    <div ref={page} className={styles['page']}>
      <ProfileScreen />
    </div>
  );
}

/** The setup wizard with `setup=true` or while the profile is incomplete, otherwise the settings. */
function ProfileScreen() {
  const { auth } = usePlatform();
  const [query] = useSearchParams();

  // The shell's guard requires a sign-in, so this only happens while signing out.
  if (auth.status !== 'in') return <FormPageSkeleton />;
  const { user, profile } = auth;
  // Defaults must not appear as the person's own values.
  if (profile.isFallback)
    return (
      <FormPage title={copy.settings.title}>
        <ProfileLoadFailed>{copy.loadFailed}</ProfileLoadFailed>
      </FormPage>
    );
  if (query.get('setup') === 'true') return <SetupWizard user={user} profile={profile} />;
  // The wizard must continue when its first steps make the profile look complete.
  if (isIncomplete(profile)) return <Navigate to="/profile?setup=true" replace />;
  return <ProfileSettings user={user} profile={profile} />;
}
