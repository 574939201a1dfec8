import { ONBOARDING_PARTS } from '@ninefold/contracts';
import type { Person, SignUpState } from './states';

type Member = Extract<Person, { is: 'member' }>;

/**
 * The state that can be shown: the one that was asked for, or the one that the person must pass first. It depends only
 * on the address and on who is there. So a reload, the back button, another tab and an old link end in the same place.
 */
export const settle = (asked: SignUpState, person: Person): SignUpState =>
  person.is === 'guest' ? settleGuest(asked) : settleMember(asked, person);

function settleGuest(asked: SignUpState): SignUpState {
  switch (asked.at) {
    case 'verification':
    case 'password-mail':
    case 'plans':
    case 'account':
    case 'payment-required':
      return asked;
    case 'activation':
      // What was paid finds its account there: a new one, or that of a person who signs in.
      return { at: 'account', purchase: asked.purchase };
    // Everything else needs an account.
    default:
      return { at: 'account' };
  }
}

function settleMember(asked: SignUpState, person: Member): SignUpState {
  // A new payment is activated first: the person's data and the subscription may be read later.
  if (asked.at === 'activation') return asked;
  if (asked.at === 'account' && asked.purchase) {
    return { at: 'activation', purchase: asked.purchase };
  }
  if (!person.wasAsked) {
    const firstOpen = Math.min(person.partsAnswered + 1, ONBOARDING_PARTS);
    const part = asked.at === 'onboarding' ? asked.part : undefined;
    return { at: 'onboarding', part: Math.min(part ?? firstOpen, firstOpen) };
  }
  // The plans are a choice that the set-up of the profile offers at its end: nobody has to pass them.
  if (person.isSubscribed) return { at: 'complete' };
  if (asked.at === 'plans') return { at: 'plan-selection' };
  return asked.at === 'plan-selection' || asked.at === 'payment' ? asked : { at: 'complete' };
}
