// @ninefold/platform 1.3.0
// index.d.ts
import { PlanKey } from '@ninefold/contracts';
import { LearningLevel } from '@ninefold/contracts';
import { Plan } from '@ninefold/contracts';
import { Database } from '@ninefold/contracts';
import { ApiError } from '@ninefold/contracts';
import { SupabaseClient } from '@supabase/supabase-js';
import * as react from 'react';
import { ComponentType } from 'react';
import { ReactNode } from 'react';
import { Link as Link$1 } from 'react-router-dom';
import { NavLink as NavLink$1 } from 'react-router-dom';
export { BrowserRouter } from 'react-router-dom';
export { Navigate } from 'react-router-dom';
export { Route } from 'react-router-dom';
export { Routes } from 'react-router-dom';
export { useLocation } from 'react-router-dom';
export { useNavigate } from 'react-router-dom';
export { useSearchParams } from 'react-router-dom';

type SubscriptionTier = 'free' | 'premium' | 'elite';
interface Profile {
    readonly firstName: string;
    readonly lastName: string | null;
    readonly username: string | null;
    readonly profileColor: string;
    readonly country: string | null;
    readonly tier: SubscriptionTier;
    readonly plan?: PlanKey | undefined;
    readonly isSubscribed: boolean;
    readonly learningLevel: LearningLevel;
    readonly totalXp: number;
    readonly createdAt: string | null;
    readonly isFallback: boolean;
}
interface AuthUser {
    readonly id: string;
    readonly email: string;
    readonly metadata: Readonly<Record<string, unknown>>;
}
type AuthState = {
    readonly status: 'loading';
    readonly storedUserId?: string | undefined;
} | {
    readonly status: 'out';
    readonly bySignOut?: boolean;
} | {
    readonly status: 'in';
    readonly user: AuthUser;
    readonly profile: Profile;
};
interface Entitlements {
    readonly tier: SubscriptionTier;
    readonly isSubscribed: boolean;
    readonly tierLabel: 'Elite Member' | 'Premium Member' | 'Free Account';
    readonly plan?: Plan | null;
    readonly canToggleDarkMode: boolean;
    readonly practiceHints: number;
}
declare function entitlementsOf(auth: AuthState): Entitlements;

type SoundName = 'putonboard' | 'results' | 'correct' | 'incorrect';
type NoticeTone = 'info' | 'success' | 'error';
interface Preferences {
    readonly soundEnabled: boolean;
    readonly darkMode: boolean | null;
    setSoundEnabled(enabled: boolean): void;
    setDarkMode(enabled: boolean | null): void;
}
interface PlatformSettings {
    readonly requireSignInForGames: boolean;
    readonly breachedPasswordCheck: boolean;
    readonly release: string;
    readonly shareUrl?: string | undefined;
    readonly turnstileSiteKey?: string | undefined;
    readonly supportEmail?: string | undefined;
    readonly siteOrigin?: string | undefined;
}
type PaymentsFailure = {
    readonly kind: 'offline';
} | {
    readonly kind: 'refused';
    readonly status: number;
    readonly error: ApiError | null;
    readonly retrySeconds: number | null;
} | {
    readonly kind: 'unexpected';
};
type PaymentsOutcome<Body> = {
    readonly ok: true;
    readonly body: Body;
} | {
    readonly ok: false;
    readonly failure: PaymentsFailure;
};
interface PaymentsFile {
    readonly name: string;
    readonly text: string;
}
interface Payments {
    post<Body>(path: string, body: object, read: (json: unknown) => Body): Promise<PaymentsOutcome<Body>>;
    getFile(path: string): Promise<PaymentsOutcome<PaymentsFile>>;
}
interface PasswordSession {
    readonly reason: 'recovery' | 'invite';
    readonly email: string;
    readonly client: SupabaseClient<Database>;
}
interface PlatformPages {
    readonly NotFound: ComponentType;
}
interface Platform {
    readonly auth: AuthState;
    readonly entitlements: Entitlements;
    readonly preferences: Preferences;
    readonly settings: PlatformSettings;
    supabase(): Promise<SupabaseClient<Database>>;
    readonly payments: Payments;
    passwordSession(): Promise<PasswordSession | null>;
    readonly pages: PlatformPages;
    refreshProfile(): Promise<void>;
    announceSaved(): void;
    onSaved(listener: () => void): () => void;
    setTitle(title: string): void;
    isOpen(path: string): boolean;
    signOut(): Promise<void>;
    playSound(name: SoundName): void;
    notify(message: string, tone?: NoticeTone): void;
    reportError(error: unknown, context: string): void;
}
interface RemoteAppProps {
    readonly platform: Platform;
}
type RemoteApp = ComponentType<RemoteAppProps>;
type PreloadScreen = (pathname: string) => Promise<void>;

interface Loadable<Props> {
    load(): Promise<void>;
    readonly component: ComponentType<Props> | undefined;
}
declare class LoadFailure extends Error {
}
declare function loadable<Props>(loadModule: () => Promise<{
    readonly default: ComponentType<Props>;
}>): Loadable<Props>;
declare const SlowLoadContext: react.Context<(isSlow: boolean) => void>;
declare function useLoaded<Props>(source: Loadable<Props>): ComponentType<Props> | undefined;
interface ScreenProps<Props> {
    readonly of: Loadable<Props>;
    readonly fallback: ReactNode;
}
declare function Screen<Props extends object>({ of, fallback, ...props }: ScreenProps<Props> & Props): ReactNode;

declare function PlatformProvider({ platform, children }: {
    platform: Platform;
    children: ReactNode;
}): react.JSX.Element;
declare function usePlatform(): Platform;
declare function useTitle(title: string): void;

declare const Link: typeof Link$1;
declare const NavLink: typeof NavLink$1;

export { Link };
export { LoadFailure };
export { NavLink };
export { PlatformProvider };
export { Screen };
export { SlowLoadContext };
export { entitlementsOf };
export { loadable };
export { useLoaded };
export { usePlatform };
export { useTitle };
export type { AuthState };
export type { AuthUser };
export type { Entitlements };
export type { Loadable };
export type { NoticeTone };
export type { PasswordSession };
export type { Payments };
export type { PaymentsFailure };
export type { PaymentsFile };
export type { PaymentsOutcome };
export type { Platform };
export type { PlatformPages };
export type { PlatformSettings };
export type { Preferences };
export type { PreloadScreen };
export type { Profile };
export type { RemoteApp };
export type { RemoteAppProps };
export type { SoundName };
export type { SubscriptionTier };

// testing.d.ts
import { SupabaseClient } from '@supabase/supabase-js';
import { Database } from '@ninefold/contracts';
import { PlanKey } from '@ninefold/contracts';
import { LearningLevel } from '@ninefold/contracts';
import { Plan } from '@ninefold/contracts';
import { ApiError } from '@ninefold/contracts';
import { ComponentType } from 'react';
export { MemoryRouter } from 'react-router-dom';

interface FakeRequest {
    readonly method: string;
    readonly path: string;
    readonly query: URLSearchParams;
    readonly body: Record<string, unknown>;
}
type FakeAnswer = {
    readonly status?: number;
    readonly body: unknown;
} | 'offline';
declare function clientOver(answer: (request: FakeRequest) => FakeAnswer): SupabaseClient<Database>;
type Functions = Database['public']['Functions'];
interface RpcError {
    readonly error: {
        readonly code: string;
        readonly hint: string | null;
        readonly details?: string;
    };
    readonly status?: number;
}
type RpcHandlers = {
    readonly [Name in keyof Functions]?: (args: Functions[Name]['Args']) => Functions[Name]['Returns'] | RpcError | 'offline';
};
declare function rpcClient(handlers: RpcHandlers): SupabaseClient<Database>;

type SubscriptionTier = 'free' | 'premium' | 'elite';
interface Profile {
    readonly firstName: string;
    readonly lastName: string | null;
    readonly username: string | null;
    readonly profileColor: string;
    readonly country: string | null;
    readonly tier: SubscriptionTier;
    readonly plan?: PlanKey | undefined;
    readonly isSubscribed: boolean;
    readonly learningLevel: LearningLevel;
    readonly totalXp: number;
    readonly createdAt: string | null;
    readonly isFallback: boolean;
}
interface AuthUser {
    readonly id: string;
    readonly email: string;
    readonly metadata: Readonly<Record<string, unknown>>;
}
type AuthState = {
    readonly status: 'loading';
    readonly storedUserId?: string | undefined;
} | {
    readonly status: 'out';
    readonly bySignOut?: boolean;
} | {
    readonly status: 'in';
    readonly user: AuthUser;
    readonly profile: Profile;
};
interface Entitlements {
    readonly tier: SubscriptionTier;
    readonly isSubscribed: boolean;
    readonly tierLabel: 'Elite Member' | 'Premium Member' | 'Free Account';
    readonly plan?: Plan | null;
    readonly canToggleDarkMode: boolean;
    readonly practiceHints: number;
}

type SoundName = 'putonboard' | 'results' | 'correct' | 'incorrect';
type NoticeTone = 'info' | 'success' | 'error';
interface Preferences {
    readonly soundEnabled: boolean;
    readonly darkMode: boolean | null;
    setSoundEnabled(enabled: boolean): void;
    setDarkMode(enabled: boolean | null): void;
}
interface PlatformSettings {
    readonly requireSignInForGames: boolean;
    readonly breachedPasswordCheck: boolean;
    readonly release: string;
    readonly shareUrl?: string | undefined;
    readonly turnstileSiteKey?: string | undefined;
    readonly supportEmail?: string | undefined;
    readonly siteOrigin?: string | undefined;
}
type PaymentsFailure = {
    readonly kind: 'offline';
} | {
    readonly kind: 'refused';
    readonly status: number;
    readonly error: ApiError | null;
    readonly retrySeconds: number | null;
} | {
    readonly kind: 'unexpected';
};
type PaymentsOutcome<Body> = {
    readonly ok: true;
    readonly body: Body;
} | {
    readonly ok: false;
    readonly failure: PaymentsFailure;
};
interface PaymentsFile {
    readonly name: string;
    readonly text: string;
}
interface Payments {
    post<Body>(path: string, body: object, read: (json: unknown) => Body): Promise<PaymentsOutcome<Body>>;
    getFile(path: string): Promise<PaymentsOutcome<PaymentsFile>>;
}
interface PasswordSession {
    readonly reason: 'recovery' | 'invite';
    readonly email: string;
    readonly client: SupabaseClient<Database>;
}
interface PlatformPages {
    readonly NotFound: ComponentType;
}
interface Platform {
    readonly auth: AuthState;
    readonly entitlements: Entitlements;
    readonly preferences: Preferences;
    readonly settings: PlatformSettings;
    supabase(): Promise<SupabaseClient<Database>>;
    readonly payments: Payments;
    passwordSession(): Promise<PasswordSession | null>;
    readonly pages: PlatformPages;
    refreshProfile(): Promise<void>;
    announceSaved(): void;
    onSaved(listener: () => void): () => void;
    setTitle(title: string): void;
    isOpen(path: string): boolean;
    signOut(): Promise<void>;
    playSound(name: SoundName): void;
    notify(message: string, tone?: NoticeTone): void;
    reportError(error: unknown, context: string): void;
}

declare function signedIn(over?: Partial<Profile>, metadata?: AuthUser['metadata']): AuthState;
declare function fakePlatform(over?: Partial<Platform>): Platform;

export { clientOver };
export { fakePlatform };
export { rpcClient };
export { signedIn };
export type { FakeAnswer };
export type { FakeRequest };
export type { RpcError };
export type { RpcHandlers };
