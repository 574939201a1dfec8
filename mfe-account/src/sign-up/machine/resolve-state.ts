import { ONBOARDING_PARTS } from '@ninefold/contracts';
import type { Person, SignUpState } from './states';

type Member = Extract<Person, { kind: 'member' }>;

/**
 * The state to show: the requested one, or one that must come first. It depends only on the URL and the person, so that
 * a reload, the back button, another tab and an old link all lead to the same place.
 */
export const resolveState = (requested: SignUpState, person: Person): SignUpState =>
  person.kind === 'guest' ? resolveGuest(requested) : resolveMember(requested, person);

function resolveGuest(requested: SignUpState): SignUpState {
  switch (requested.step) {
    case 'verification':
    case 'password-mail':
    case 'plans':
    case 'account':
    case 'payment-required':
      return requested;
    case 'activation':
      // The purchase gets its account there, by sign-up or sign-in.
      return { step: 'account', purchase: requested.purchase };
    // All other states require an account.
    default:
      return { step: 'account' };
  }
}

function resolveMember(requested: SignUpState, person: Member): SignUpState {
  // A payment is activated first: the profile may not show the subscription yet.
  if (requested.step === 'activation') return requested;
  // The return page of a guest, after signing in there or with a forgotten checkout.
  if (requested.step === 'payment-required') return { step: 'activation' };
  if (requested.step === 'account' && requested.purchase) {
    return { step: 'activation', purchase: requested.purchase };
  }
  if (!person.hasAnswered) {
    const firstOpen = Math.min(person.partsAnswered + 1, ONBOARDING_PARTS);
    const part = requested.step === 'onboarding' ? requested.part : undefined;
    return { step: 'onboarding', part: Math.min(part ?? firstOpen, firstOpen) };
  }
  // Plans are optional: the profile setup links to them at its end.
  if (person.isSubscribed) return { step: 'complete' };
  if (requested.step === 'plans') return { step: 'plan-selection' };
  return requested.step === 'plan-selection' || requested.step === 'payment'
    ? requested
    : { step: 'complete' };
}
