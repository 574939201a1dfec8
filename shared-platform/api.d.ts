// @ninefold/platform 1.0.0
import { P as Platform } from './platform.js';
export { A as AuthState, a as AuthUser, E as Entitlements, N as NoticeTone, b as PasswordSession, c as Payments, d as PaymentsFailure, e as PaymentsFile, f as PaymentsOutcome, g as PlatformPages, h as PlatformSettings, i as Preferences, j as PreloadScreen, k as Profile, R as RemoteApp, l as RemoteAppProps, S as SoundName, m as SubscriptionTier, n as entitlementsOf } from './platform.js';
import * as react from 'react';
import { ComponentType, ReactNode } from 'react';
export { BrowserRouter, Link, NavLink, Navigate, Route, Routes, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import '@supabase/supabase-js';
import '@ninefold/contracts';

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

export { LoadFailure, Platform, PlatformProvider, Screen, SlowLoadContext, loadable, useLoaded, usePlatform, useTitle };
export type { Loadable };

import { SupabaseClient } from '@supabase/supabase-js';
import { Database } from '@ninefold/contracts';
import { Platform, Profile, AuthUser, AuthState } from './index.js';
export { MemoryRouter } from 'react-router-dom';
import 'react';

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

declare function signedIn(over?: Partial<Profile>, metadata?: AuthUser['metadata']): AuthState;
declare function fakePlatform(over?: Partial<Platform>): Platform;

export { clientOver, fakePlatform, rpcClient, signedIn };
export type { FakeAnswer, FakeRequest, RpcError, RpcHandlers };

import { SupabaseClient } from '@supabase/supabase-js';
import { ComponentType } from 'react';
import { LearningLevel, Database, ApiError } from '@ninefold/contracts';

type SubscriptionTier = 'free' | 'premium' | 'elite';
interface Profile {
    readonly firstName: string;
    readonly lastName: string | null;
    readonly username: string | null;
    readonly profileColor: string;
    readonly country: string | null;
    readonly tier: SubscriptionTier;
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
    readonly turnstileSiteKey?: string | undefined;
    readonly supportEmail?: string | undefined;
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

export { entitlementsOf as n };
export type { AuthState as A, Entitlements as E, NoticeTone as N, Platform as P, RemoteApp as R, SoundName as S, AuthUser as a, PasswordSession as b, Payments as c, PaymentsFailure as d, PaymentsFile as e, PaymentsOutcome as f, PlatformPages as g, PlatformSettings as h, Preferences as i, PreloadScreen as j, Profile as k, RemoteAppProps as l, SubscriptionTier as m };
