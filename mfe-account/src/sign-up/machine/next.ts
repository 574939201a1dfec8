import { ONBOARDING_PARTS, type PlanKey } from '@ninefold/contracts';
import type { Purchase, SignUpState } from './states';

/** Events of the sign-up. */
export type SignUpEvent =
  | { readonly type: 'account-created'; readonly email: string }
  | { readonly type: 'password-mailed' }
  | { readonly type: 'address-changed' }
  | { readonly type: 'part-saved' }
  | { readonly type: 'back' }
  | { readonly type: 'plan-chosen'; readonly tier: PlanKey }
  | { readonly type: 'free-chosen' }
  /** For a guest, the purchase that the new account will claim; for a member, the session to activate. */
  | { readonly type: 'paid'; readonly purchase: Purchase }
  | { readonly type: 'activated' };

/**
 * The state after an event, or the same state if the event does not apply. `resolveState` then takes facts into
 * account, such as answered questions or a sign-in.
 */
export function next(state: SignUpState, event: SignUpEvent): SignUpState {
  switch (state.step) {
    case 'plans':
      return event.type === 'paid' ? { step: 'account', purchase: event.purchase } : state;
    case 'account':
      if (event.type === 'password-mailed') return { step: 'password-mail' };
      return event.type === 'account-created' ? { step: 'verification', email: event.email } : state;
    case 'verification':
      return event.type === 'address-changed' ? { step: 'account' } : state;
    case 'onboarding':
      return { step: 'onboarding', part: nextPart(state.part, event) };
    case 'plan-selection':
      if (event.type === 'free-chosen') return { step: 'complete' };
      return event.type === 'plan-chosen' ? { step: 'payment', tier: event.tier } : state;
    case 'payment':
      if (event.type === 'back') return { step: 'plan-selection' };
      return event.type === 'paid' ? { step: 'activation', purchase: event.purchase } : state;
    case 'activation':
      return event.type === 'activated' ? { step: 'complete' } : state;
    case 'payment-required':
    case 'password-mail':
    case 'complete':
      return state;
  }
}

function nextPart(part: number | undefined, { type }: SignUpEvent): number | undefined {
  if (part === undefined) return part;
  if (type === 'part-saved') return Math.min(part + 1, ONBOARDING_PARTS);
  return type === 'back' ? Math.max(part - 1, 1) : part;
}
