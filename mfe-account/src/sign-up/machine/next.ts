import { ONBOARDING_PARTS, type PlanKey } from '@ninefold/contracts';
import type { Purchase, SignUpState } from './states';

/** Events of the sign-up. */
export type SignUpEvent =
  | { readonly is: 'account-created'; readonly email: string }
  | { readonly is: 'password-mailed' }
  | { readonly is: 'address-changed' }
  | { readonly is: 'part-saved' }
  | { readonly is: 'back' }
  | { readonly is: 'plan-chosen'; readonly tier: PlanKey }
  | { readonly is: 'free-chosen' }
  /** For a guest, the purchase that the new account will claim; for a member, the session to activate. */
  | { readonly is: 'paid'; readonly purchase: Purchase }
  | { readonly is: 'activated' };

/**
 * The state after an event, or the same state if the event does not apply. `resolveState` then takes facts into
 * account, such as answered questions or a sign-in.
 */
export function next(state: SignUpState, event: SignUpEvent): SignUpState {
  switch (state.at) {
    case 'plans':
      return event.is === 'paid' ? { at: 'account', purchase: event.purchase } : state;
    case 'account':
      if (event.is === 'password-mailed') return { at: 'password-mail' };
      return event.is === 'account-created' ? { at: 'verification', email: event.email } : state;
    case 'verification':
      return event.is === 'address-changed' ? { at: 'account' } : state;
    case 'onboarding':
      return { at: 'onboarding', part: nextPart(state.part, event) };
    case 'plan-selection':
      if (event.is === 'free-chosen') return { at: 'complete' };
      return event.is === 'plan-chosen' ? { at: 'payment', tier: event.tier } : state;
    case 'payment':
      if (event.is === 'back') return { at: 'plan-selection' };
      return event.is === 'paid' ? { at: 'activation', purchase: event.purchase } : state;
    case 'activation':
      return event.is === 'activated' ? { at: 'complete' } : state;
    case 'payment-required':
    case 'password-mail':
    case 'complete':
      return state;
  }
}

function nextPart(part: number | undefined, { is }: SignUpEvent): number | undefined {
  if (part === undefined) return part;
  if (is === 'part-saved') return Math.min(part + 1, ONBOARDING_PARTS);
  return is === 'back' ? Math.max(part - 1, 1) : part;
}
