import { PRACTICE_HINTS } from 'shared-contracts';
import type { AuthState, SubscriptionTier } from './auth-state';

/** What the person's plan allows. It says what a screen offers; the database says what is permitted. */
export interface Entitlements {
  readonly tier: SubscriptionTier;
  readonly isSubscribed: boolean;
  readonly tierLabel: 'Elite Member' | 'Premium Member' | 'Free Account';
  readonly canToggleDarkMode: boolean;
  readonly practiceHints: number;
}

const TIER_LABELS = { elite: 'Elite Member', premium: 'Premium Member', free: 'Free Account' } as const;

export function entitlementsOf(auth: AuthState): Entitlements {
  const isSubscribed = auth.status === 'in' && auth.profile.isSubscribed;
  const tier = auth.status === 'in' && isSubscribed ? auth.profile.tier : 'free';
  return {
    tier,
    isSubscribed,
    tierLabel: TIER_LABELS[tier],
    canToggleDarkMode: isSubscribed,
    practiceHints: isSubscribed ? PRACTICE_HINTS.subscriber : PRACTICE_HINTS.free,
  };
}
