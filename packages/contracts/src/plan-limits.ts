import { FREE_DAILY_SESSIONS } from './limits';
import { byPlan, FREE_ENTITLEMENTS, PLANS, type PlanEntitlements, type PlanKey } from './plans';

/** Limits with or without a plan. The plan pages show them, and a database test compares them with SQL. */
export interface PlanLimits extends PlanEntitlements {
  /** Sessions per day without reviews; null: unlimited. */
  readonly learningSessions: number | null;
  /** Days shown on Progress, including today; null: all. */
  readonly progressDays: number | null;
  /** Days before today that are open in the archive; null: all. */
  readonly archiveDays: number | null;
  /** Export on Progress. Everybody can export their personal data. */
  readonly exportsProgress: boolean;
}

export const FREE_LIMITS: PlanLimits = {
  ...FREE_ENTITLEMENTS,
  learningSessions: FREE_DAILY_SESSIONS,
  progressDays: 30,
  archiveDays: 7,
  exportsProgress: false,
};

/** The server applies these to every subscriber; differences between plans are in `PLANS`. */
export const PLAN_LIMITS: Readonly<Record<PlanKey, PlanLimits>> = byPlan((key) => ({
  ...PLANS[key].entitlements,
  learningSessions: null,
  progressDays: null,
  archiveDays: null,
  exportsProgress: true,
}));
