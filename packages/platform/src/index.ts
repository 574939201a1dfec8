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
  SoundName,
} from './platform';
export { loadable, LoadFailure, Screen, SlowLoadContext, useLoaded, type Loadable } from './loadable';
export { PlatformProvider, usePlatform, useTitle } from './PlatformProvider';
export { Link, NavLink } from './links';
/**
 * The part of the router that the shell and the remotes use. They all import it from here: sharing the whole
 * library at run time costs four times the bytes, and two copies would be two routers.
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
