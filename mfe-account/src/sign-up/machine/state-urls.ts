import { emailFormat, ONBOARDING_PARTS, PlanKeySchema, POPULAR_PLAN } from '@ninefold/contracts';
import * as v from 'valibot';
import type { Purchase, SignUpState, SignUpStep } from './states';

/** Values of the `step` query parameter. Other states have their own paths. */
const STEPS = {
  verification: 'email_verification',
  'password-mail': 'password_mail',
  onboarding: 'onboarding',
  'plan-selection': 'plan_selection',
  payment: 'payment_processing',
  activation: 'activation',
  complete: 'complete',
} as const satisfies Partial<Record<SignUpStep, string>>;

const EmailSchema = v.pipe(v.string(), emailFormat());
const SessionIdSchema = v.pipe(v.string(), v.startsWith('cs_'));
const PurchaseSchema = v.object({
  sessionId: SessionIdSchema,
  tier: v.optional(PlanKeySchema),
});
/** Activation only needs the session, whatever plan the URL names. */
const ActivatedSchema = v.object({
  sessionId: SessionIdSchema,
  tier: v.fallback(v.optional(PlanKeySchema), undefined),
});
const ChosenPlanSchema = v.fallback(PlanKeySchema, POPULAR_PLAN);
const SUCCESS_PATHS = ['/signup/success', '/signup-success'];

/** @returns the state that a URL requests; `account` when it names none or is malformed */
export function stateFromUrl(pathname: string, query: URLSearchParams): SignUpState {
  if (pathname === '/plans') return { step: 'plans' };
  if (pathname === '/signup/account') {
    const purchase = purchaseOf(query);
    return purchase ? { step: 'account', purchase } : { step: 'payment-required' };
  }
  if (SUCCESS_PATHS.includes(pathname))
    return { step: 'activation', purchase: purchaseOf(query, ActivatedSchema) };
  switch (query.get('step')) {
    case STEPS.verification: {
      const email = v.safeParse(EmailSchema, query.get('email'));
      return email.success ? { step: 'verification', email: email.output } : { step: 'account' };
    }
    case STEPS['password-mail']:
      return { step: 'password-mail' };
    case STEPS.onboarding:
      return { step: 'onboarding', part: partOf(query) };
    case STEPS['plan-selection']:
      return { step: 'plan-selection' };
    case STEPS.payment:
      return { step: 'payment', tier: v.parse(ChosenPlanSchema, query.get('plan')) };
    case STEPS.activation:
      return { step: 'activation', purchase: purchaseOf(query, ActivatedSchema) };
    case STEPS.complete:
      return { step: 'complete' };
    default:
      return { step: 'account' };
  }
}

/** @returns the canonical URL of a state; `stateFromUrl` parses it */
export function urlOf(state: SignUpState): string {
  switch (state.step) {
    case 'plans':
      return '/plans';
    case 'account':
      return state.purchase ? `/signup/account?${purchaseQuery(state.purchase)}` : '/signup';
    case 'payment-required':
      return '/signup/account';
    case 'verification':
      return stepUrl(state.step, { email: state.email });
    case 'onboarding':
      return stepUrl(state.step, state.part ? { part: String(state.part) } : {});
    // The shell sends people with a complete profile away from `/signup`.
    case 'activation':
      return state.purchase ? `/signup/success?${purchaseQuery(state.purchase)}` : '/signup/success';
    case 'payment':
      return stepUrl(state.step, { plan: state.tier });
    default:
      return stepUrl(state.step);
  }
}

const stepUrl = (step: keyof typeof STEPS, more: Record<string, string> = {}) =>
  `/signup?${new URLSearchParams({ step: STEPS[step], ...more })}`;

function partOf(query: URLSearchParams): number | undefined {
  const part = Number(query.get('part'));
  return Number.isInteger(part) && part >= 1 && part <= ONBOARDING_PARTS ? part : undefined;
}

function purchaseOf(
  query: URLSearchParams,
  schema: v.GenericSchema<unknown, Purchase> = PurchaseSchema,
): Purchase | undefined {
  const tier = query.get('tier') ?? undefined;
  const purchase = v.safeParse(schema, { sessionId: query.get('session_id'), tier });
  return purchase.success ? purchase.output : undefined;
}

/** The same parameters that the payments service puts into the return URL of a checkout. */
export const purchaseQuery = ({ sessionId, tier }: Purchase) =>
  new URLSearchParams({ session_id: sessionId, ...(tier && { tier }) });
