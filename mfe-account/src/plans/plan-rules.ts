import type { Plan, PlanKey } from '@ninefold/contracts';

/** What the card of a plan says. These rules guard no page: what a plan opens is decided by the database. */

export const grantsGamesAccess = (tier: PlanKey): boolean => tier === 'elite';

/** The learning pages are open to everyone. */
export const grantsLearningAccess = (): boolean => false;

/** Shown, and not on sale yet. */
export const isComingSoon = (plan: Plan): boolean => plan.comingSoon;

export const isElitePromotionActive = (): boolean => true;

/** For the counter of the card, which shows nothing at 0. It is not counted: no call is made for it. */
export const countEliteUpgrades = (): number => 0;
