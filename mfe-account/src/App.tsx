import { lazy, Suspense } from 'react';
import { PlatformProvider, Route, Routes, type RemoteAppProps } from 'shared-platform';
import { FormPageSkeleton } from './layout/FormPage';

const ProfilePage = lazy(() => import('./profile/ProfilePage'));
const SignInPage = lazy(() => import('./sign-in/SignInPage'));
const SignUpPage = lazy(() => import('./sign-up/SignUpPage'));

/** The account remote: which address is which feature. Paths are whole, as in the shell's table. */
export default function App({ platform }: RemoteAppProps) {
  return (
    <PlatformProvider platform={platform}>
      <Suspense fallback={<FormPageSkeleton />}>
        <Routes>
          <Route path="/login" element={<SignInPage />} />
          <Route path="/signin" element={<SignInPage />} />
          <Route path="/signup" element={<SignUpPage />} />
          <Route path="/profile" element={<ProfilePage />} />
        </Routes>
      </Suspense>
    </PlatformProvider>
  );
}
