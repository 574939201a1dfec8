import {
  findPlan,
  FREE_ENTITLEMENTS,
  PLANS,
  POPULAR_PLAN,
  type LearningLevel,
  type Plan,
  type PlanKey,
} from '@ninefold/contracts';

/** Every plan added after the first ones has the tier `premium`; `plan` names it. */
export type SubscriptionTier = 'free' | 'premium' | 'elite';

/** The signed-in person's own profile. */
export interface Profile {
  readonly firstName: string;
  readonly lastName: string | null;
  /** null until the profile is set up. */
  readonly username: string | null;
  /** `#RRGGBB`. */
  readonly profileColor: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly tier: SubscriptionTier;
  /** Absent without a plan, and for a plan that this shell does not know. */
  readonly plan?: PlanKey | undefined;
  readonly isSubscribed: boolean;
  readonly learningLevel: LearningLevel;
  readonly totalXp: number;
  /** ISO 8601 instant. */
  readonly createdAt: string | null;
  /** The profile could not be read: these are default values that prove nothing. */
  readonly isFallback: boolean;
}

export interface AuthUser {
  readonly id: string;
  readonly email: string;
  /**
   * User metadata from the auth service. Its owner can write anything there: read it with `AccountMetadataSchema`, and
   * never base permissions on it.
   */
  readonly metadata: Readonly<Record<string, unknown>>;
}

export type AuthState =
  /** `storedUserId`: the owner of the stored session, before it is known whether the session is still valid. */
  | { readonly status: 'loading'; readonly storedUserId?: string | undefined }
  /** `bySignOut`: the person signed out on this page. */
  | { readonly status: 'out'; readonly bySignOut?: boolean }
  | { readonly status: 'in'; readonly user: AuthUser; readonly profile: Profile };

/** What the plan allows. Screens only decide what to offer; the database decides what is permitted. */
export interface Entitlements {
  readonly tier: SubscriptionTier;
  readonly isSubscribed: boolean;
  readonly tierLabel: 'Elite Member' | 'Premium Member' | 'Free Account';
  /** null without a plan. Absent in a shell that is older than this field. */
  readonly plan?: Plan | null;
  readonly canToggleDarkMode: boolean;
  readonly practiceHints: number;
}

const TIER_LABELS = { elite: 'Elite Member', premium: 'Premium Member', free: 'Free Account' } as const;

export function entitlementsOf(auth: AuthState): Entitlements {
  const subscriber = auth.status === 'in' && auth.profile.isSubscribed ? auth.profile : null;
  const tier = subscriber?.tier ?? 'free';
  const plan = findPlan(subscriber?.plan ?? tier);
  const { canToggleDarkMode, practiceHints } = subscriber
    ? (plan ?? PLANS[POPULAR_PLAN]).entitlements
    : FREE_ENTITLEMENTS;
  const isSubscribed = subscriber !== null;
  return { tier, isSubscribed, tierLabel: TIER_LABELS[tier], plan, canToggleDarkMode, practiceHints };
}
