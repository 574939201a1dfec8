import { findPlan } from '@ninefold/contracts';
import type { Entitlements } from '@ninefold/platform';
import { copy } from './copy';

/** What a plan is called; a newer one, which this build does not know, has a common name. */
export const planName = ({ plan, tier }: Pick<Entitlements, 'plan'> & { tier: string | null }): string =>
  (plan ?? findPlan(tier))?.name ?? copy.newerPlan;
