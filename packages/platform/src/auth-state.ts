import {
  findPlan,
  FREE_ENTITLEMENTS,
  PLANS,
  POPULAR_PLAN,
  type LearningLevel,
  type Plan,
  type PlanKey,
} from '@ninefold/contracts';

/** The tiers of the first plans: a plan that came after them is `premium`, and `plan` says which. */
export type SubscriptionTier = 'free' | 'premium' | 'elite';

/** The signed-in person's own profile, in the words of the front end. */
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
  /** Absent without one, and for a plan that this shell does not know. */
  readonly plan?: PlanKey | undefined;
  readonly isSubscribed: boolean;
  readonly learningLevel: LearningLevel;
  readonly totalXp: number;
  /** ISO 8601 instant. */
  readonly createdAt: string | null;
  /** The profile could not be read: these are defaults, and nothing may be concluded from them. */
  readonly isFallback: boolean;
}

export interface AuthUser {
  readonly id: string;
  readonly email: string;
  /**
   * The account's user metadata as the auth service sent it. Its owner can write anything there: read it with
   * `AccountMetadataSchema`, and allow nothing because of it.
   */
  readonly metadata: Readonly<Record<string, unknown>>;
}

export type AuthState =
  /** `storedUserId`: whose session is stored on this device, while it is not known whether it still holds. */
  | { readonly status: 'loading'; readonly storedUserId?: string | undefined }
  /** `bySignOut`: the person has left by their own press, on this page of the browser. */
  | { readonly status: 'out'; readonly bySignOut?: boolean }
  | { readonly status: 'in'; readonly user: AuthUser; readonly profile: Profile };

/** What the person's plan allows. A screen offers what stands here; what is permitted is decided by the database. */
export interface Entitlements {
  readonly tier: SubscriptionTier;
  readonly isSubscribed: boolean;
  readonly tierLabel: 'Elite Member' | 'Premium Member' | 'Free Account';
  /** With its own label and entitlements; null without one. Absent in a shell that is older than this field. */
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
