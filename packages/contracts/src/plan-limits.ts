import { FREE_DAILY_SESSIONS } from './limits';
import { byPlan, FREE_ENTITLEMENTS, PLANS, type PlanEntitlements, type PlanKey } from './plans';

/** What a person gets on a plan, or without one. The pages that sell it print this; a database test holds it to SQL. */
export interface PlanLimits extends PlanEntitlements {
  /** A day, reviews not counted; null: as many as they like. */
  readonly learningSessions: number | null;
  /** How many days of Progress are shown, today included; null: all since the first day. */
  readonly progressDays: number | null;
  /** How many dailies before today are open in the archive, in days; null: all since the first. */
  readonly archiveDays: number | null;
  /** The files of Progress. The file of all that is stored about a person is everybody's. */
  readonly exportsProgress: boolean;
}

export const FREE_LIMITS: PlanLimits = {
  ...FREE_ENTITLEMENTS,
  learningSessions: FREE_DAILY_SESSIONS,
  progressDays: 30,
  archiveDays: 7,
  exportsProgress: false,
};

/** The server opens these to every subscriber, whatever the plan; what differs between plans is in their own table. */
export const PLAN_LIMITS: Readonly<Record<PlanKey, PlanLimits>> = byPlan((key) => ({
  ...PLANS[key].entitlements,
  learningSessions: null,
  progressDays: null,
  archiveDays: null,
  exportsProgress: true,
}));
