import { ONBOARDING_PARTS, PlanKeySchema } from '@ninefold/contracts';
import * as z from 'zod/mini';
import type { Purchase, SignUpState, SignUpStep } from './states';

/** The values of `step` in the query. A state that is not here has an address of its own. */
const STEPS = {
  verification: 'email_verification',
  'password-mail': 'password_mail',
  onboarding: 'onboarding',
  'plan-selection': 'plan_selection',
  payment: 'payment_processing',
  activation: 'activation',
  complete: 'complete',
} as const satisfies Partial<Record<SignUpStep, string>>;

const EmailSchema = z.email();
const PurchaseSchema = z.object({
  sessionId: z.string().check(z.startsWith('cs_')),
  tier: PlanKeySchema,
});
const SUCCESS_PATHS = ['/signup/success', '/signup-success'];

/** @returns the state that an address asks for; `account` for one that names none, or names it badly */
export function stateAt(pathname: string, query: URLSearchParams): SignUpState {
  if (pathname === '/plans') return { at: 'plans' };
  if (pathname === '/signup/account') return { at: 'account', purchase: purchaseOf(query) };
  if (SUCCESS_PATHS.includes(pathname)) return activationOf(query);
  switch (query.get('step')) {
    case STEPS.verification: {
      const email = EmailSchema.safeParse(query.get('email'));
      return email.success ? { at: 'verification', email: email.data } : { at: 'account' };
    }
    case STEPS['password-mail']:
      return { at: 'password-mail' };
    case STEPS.onboarding:
      return { at: 'onboarding', part: partOf(query) };
    case STEPS['plan-selection']:
      return { at: 'plan-selection' };
    case STEPS.payment:
      return { at: 'payment' };
    case STEPS.activation:
      return activationOf(query);
    case STEPS.complete:
      return { at: 'complete' };
    default:
      return { at: 'account' };
  }
}

/** @returns the one address of a state; `stateAt` reads it back */
export function addressOf(state: SignUpState): string {
  switch (state.at) {
    case 'plans':
      return '/plans';
    case 'account': {
      if (!state.purchase) return '/signup';
      const { sessionId: session_id, tier } = state.purchase;
      return `/signup/account?${new URLSearchParams({ session_id, tier })}`;
    }
    case 'verification':
      return stepAddress(state.at, { email: state.email });
    case 'onboarding':
      return stepAddress(state.at, state.part ? { part: String(state.part) } : {});
    case 'activation':
      return stepAddress(state.at, state.sessionId ? { session_id: state.sessionId } : {});
    default:
      return stepAddress(state.at);
  }
}

const stepAddress = (at: keyof typeof STEPS, more: Record<string, string> = {}) =>
  `/signup?${new URLSearchParams({ step: STEPS[at], ...more })}`;

function partOf(query: URLSearchParams): number | undefined {
  const part = Number(query.get('part'));
  return Number.isInteger(part) && part >= 1 && part <= ONBOARDING_PARTS ? part : undefined;
}

function purchaseOf(query: URLSearchParams): Purchase | undefined {
  const purchase = { sessionId: query.get('session_id'), tier: query.get('tier') };
  return PurchaseSchema.safeParse(purchase).data;
}

const activationOf = (query: URLSearchParams): SignUpState => ({
  at: 'activation',
  sessionId: PurchaseSchema.shape.sessionId.safeParse(query.get('session_id')).data,
});
