export type { AuthState, AuthUser, Profile, SubscriptionTier } from './auth-state';
export { entitlementsOf, type Entitlements } from './entitlements';
export type {
  NoticeTone,
  Platform,
  PlatformPages,
  PlatformSettings,
  Preferences,
  SoundName,
} from './platform';
export { PlatformProvider, usePlatform } from './PlatformProvider';
export type { RemoteApp, RemoteAppProps } from './remote-app';
export * from './router';
