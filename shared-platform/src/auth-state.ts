import type { LearningLevel } from 'shared-contracts';

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
  readonly isSubscribed: boolean;
  readonly learningLevel: LearningLevel;
  readonly totalXp: number;
  /** ISO 8601 instant. */
  readonly createdAt: string | null;
  /** The profile could not be read: defaults stand in, and nobody may conclude anything from them. */
  readonly isFallback: boolean;
}

export interface AuthUser {
  readonly id: string;
  readonly email: string;
}

export type AuthState =
  | { readonly status: 'loading' }
  | { readonly status: 'out' }
  | { readonly status: 'in'; readonly user: AuthUser; readonly profile: Profile };
