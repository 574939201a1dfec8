import { ONBOARDING_PARTS } from '@ninefold/contracts';
import type { Person, SignUpState } from './states';

type Member = Extract<Person, { is: 'member' }>;

/**
 * The state to show: the requested one, or one that must come first. It depends only on the URL and the person, so that
 * a reload, the back button, another tab and an old link all lead to the same place.
 */
export const resolveState = (asked: SignUpState, person: Person): SignUpState =>
  person.is === 'guest' ? resolveGuest(asked) : resolveMember(asked, person);

function resolveGuest(asked: SignUpState): SignUpState {
  switch (asked.at) {
    case 'verification':
    case 'password-mail':
    case 'plans':
    case 'account':
    case 'payment-required':
      return asked;
    case 'activation':
      // The purchase gets its account there, by sign-up or sign-in.
      return { at: 'account', purchase: asked.purchase };
    // All other states require an account.
    default:
      return { at: 'account' };
  }
}

function resolveMember(asked: SignUpState, person: Member): SignUpState {
  // A payment is activated first: the profile may not show the subscription yet.
  if (asked.at === 'activation') return asked;
  if (asked.at === 'account' && asked.purchase) {
    return { at: 'activation', purchase: asked.purchase };
  }
  if (!person.hasAnswered) {
    const firstOpen = Math.min(person.partsAnswered + 1, ONBOARDING_PARTS);
    const part = asked.at === 'onboarding' ? asked.part : undefined;
    return { at: 'onboarding', part: Math.min(part ?? firstOpen, firstOpen) };
  }
  // Plans are optional: the profile setup links to them at its end.
  if (person.isSubscribed) return { at: 'complete' };
  if (asked.at === 'plans') return { at: 'plan-selection' };
  return asked.at === 'plan-selection' || asked.at === 'payment' ? asked : { at: 'complete' };
}
