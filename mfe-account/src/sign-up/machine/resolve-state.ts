import { ONBOARDING_PARTS } from '@ninefold/contracts';
import type { Person, SignUpState } from './states';

type Member = Extract<Person, { kind: 'member' }>;

/**
 * The state to show: the requested one, or one that must come first. It depends only on the URL and the person, so that
 * a reload, the back button, another tab and an old link all lead to the same place.
 */
export const resolveState = (asked: SignUpState, person: Person): SignUpState =>
  person.kind === 'guest' ? resolveGuest(asked) : resolveMember(asked, person);

function resolveGuest(asked: SignUpState): SignUpState {
  switch (asked.step) {
    case 'verification':
    case 'password-mail':
    case 'plans':
    case 'account':
    case 'payment-required':
      return asked;
    case 'activation':
      // The purchase gets its account there, by sign-up or sign-in.
      return { step: 'account', purchase: asked.purchase };
    // All other states require an account.
    default:
      return { step: 'account' };
  }
}

function resolveMember(asked: SignUpState, person: Member): SignUpState {
  // A payment is activated first: the profile may not show the subscription yet.
  if (asked.step === 'activation') return asked;
  if (asked.step === 'account' && asked.purchase) {
    return { step: 'activation', purchase: asked.purchase };
  }
  if (!person.hasAnswered) {
    const firstOpen = Math.min(person.partsAnswered + 1, ONBOARDING_PARTS);
    const part = asked.step === 'onboarding' ? asked.part : undefined;
    return { step: 'onboarding', part: Math.min(part ?? firstOpen, firstOpen) };
  }
  // Plans are optional: the profile setup links to them at its end.
  if (person.isSubscribed) return { step: 'complete' };
  if (asked.step === 'plans') return { step: 'plan-selection' };
  return asked.step === 'plan-selection' || asked.step === 'payment' ? asked : { step: 'complete' };
}
