import { Suspense } from 'react';
import {
  loadable,
  PlatformProvider,
  Route,
  Routes,
  Screen,
  type Loadable,
  type PreloadScreen,
  type RemoteAppProps,
} from '@ninefold/platform';
import { FormPageSkeleton } from './layout/FormPage';

const InvitePage = loadable(() => import('./invite/InvitePage'));
const LinkPage = loadable(() => import('./links/LinkPage'));
const ProfilePage = loadable(() => import('./profile/ProfilePage'));
const ResetPasswordPage = loadable(() => import('./passwords/ResetPasswordPage'));
const SignInPage = loadable(() => import('./sign-in/SignInPage'));
const SignUpPage = loadable(() => import('./sign-up/SignUpPage'));
const UpgradePage = loadable(() => import('./upgrade/UpgradePage'));
const UpdatePasswordPage = loadable(() => import('./passwords/UpdatePasswordPage'));

/** The feature of each path. Paths are absolute, as in the shell's table. */
const SCREENS: Readonly<Record<string, Loadable<object>>> = {
  '/login': SignInPage,
  '/signin': SignInPage,
  // Both entries of the sign-up, and the return URLs of the checkout.
  '/signup': SignUpPage,
  '/plans': SignUpPage,
  '/signup/account': SignUpPage,
  '/signup/success': SignUpPage,
  '/signup-success': SignUpPage,
  '/reset-password': ResetPasswordPage,
  '/update-password': UpdatePasswordPage,
  '/link': LinkPage,
  '/upgrade': UpgradePage,
  '/admin/invite': InvitePage,
  '/profile': ProfilePage,
};

export const preload: PreloadScreen = async (pathname) => SCREENS[pathname]?.load();

export default function App({ platform }: RemoteAppProps) {
  return (
    <PlatformProvider platform={platform}>
      {/* For lazy components within a screen. */}
      <Suspense fallback={<FormPageSkeleton />}>
        <Routes>
          {Object.entries(SCREENS).map(([path, screen]) => (
            <Route key={path} path={path} element={<Screen of={screen} fallback={<FormPageSkeleton />} />} />
          ))}
        </Routes>
      </Suspense>
    </PlatformProvider>
  );
}
