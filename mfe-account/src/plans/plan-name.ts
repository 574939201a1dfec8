import { findPlan } from '@ninefold/contracts';
import type { Entitlements } from '@ninefold/platform';
import { copy } from './copy';

/** The name of a plan, or a generic name for a newer plan that this build does not know. */
export const planName = ({ plan, tier }: Pick<Entitlements, 'plan'> & { tier: string | null }): string =>
  (plan ?? findPlan(tier))?.name ?? copy.newerPlan;
