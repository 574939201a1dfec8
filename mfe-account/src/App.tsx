import { lazy, Suspense } from 'react';
import { PlatformProvider, Route, Routes, type RemoteAppProps } from 'shared-platform';
import { FormPageSkeleton } from './layout/FormPage';

const InvitePage = lazy(() => import('./invite/InvitePage'));
const ProfilePage = lazy(() => import('./profile/ProfilePage'));
const ResetPasswordPage = lazy(() => import('./passwords/ResetPasswordPage'));
const SignInPage = lazy(() => import('./sign-in/SignInPage'));
const SignUpPage = lazy(() => import('./sign-up/SignUpPage'));
const UpgradePage = lazy(() => import('./upgrade/UpgradePage'));
const UpdatePasswordPage = lazy(() => import('./passwords/UpdatePasswordPage'));

/** Both entries of the sign-up, and what the payment provider's page leads back to. */
const SIGN_UP_PATHS = ['/signup', '/plans', '/signup/account', '/signup/success', '/signup-success'];

/** The account remote: which address is which feature. Paths are whole, as in the shell's table. */
export default function App({ platform }: RemoteAppProps) {
  return (
    <PlatformProvider platform={platform}>
      <Suspense fallback={<FormPageSkeleton />}>
        <Routes>
          <Route path="/login" element={<SignInPage />} />
          <Route path="/signin" element={<SignInPage />} />
          {SIGN_UP_PATHS.map((path) => (
            <Route key={path} path={path} element={<SignUpPage />} />
          ))}
          <Route path="/reset-password" element={<ResetPasswordPage />} />
          <Route path="/update-password" element={<UpdatePasswordPage />} />
          <Route path="/upgrade" element={<UpgradePage />} />
          <Route path="/admin/invite" element={<InvitePage />} />
          <Route path="/profile" element={<ProfilePage />} />
        </Routes>
      </Suspense>
    </PlatformProvider>
  );
}
