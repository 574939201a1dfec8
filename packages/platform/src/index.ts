export {
  entitlementsOf,
  type AuthState,
  type AuthUser,
  type Entitlements,
  type Profile,
  type SubscriptionTier,
} from './auth-state';
export type {
  NoticeTone,
  EmailedLink,
  PasswordSession,
  Payments,
  PaymentsFailure,
  PaymentsFile,
  PaymentsOutcome,
  Platform,
  PlatformPages,
  PlatformSettings,
  Preferences,
  PreloadScreen,
  RemoteApp,
  RemoteAppProps,
  SavedResult,
  SoundName,
} from './platform';
export { loadable, LoadFailure, Screen, SlowLoadContext, useLoaded, type Loadable } from './loadable';
export { checkCalls } from './check-calls';
export { PlatformProvider, usePlatform, useTitle } from './PlatformProvider';
export { Link, NavLink } from './links';
/**
 * Re-exports the used part of the router: sharing the whole library at run time costs four times the bytes, and a
 * second copy would be a second router.
 */
export {
  BrowserRouter,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
