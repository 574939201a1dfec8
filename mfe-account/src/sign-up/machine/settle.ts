import { ONBOARDING_PARTS } from 'shared-contracts';
import type { Facts, Person, SignUpState } from './states';

type Member = Extract<Person, { is: 'member' }>;

/**
 * The state that can be shown: the one that was asked for, or the one that the person must pass first. It depends on
 * nothing but the address and who is there, so a reload, the back button, another tab and an old link all end in the
 * same place.
 */
export function settle(asked: SignUpState, { person, payments }: Facts): SignUpState {
  const isOpen = payments === 'open';
  return person.is === 'guest' ? settleGuest(asked, isOpen) : settleMember(asked, person, isOpen);
}

function settleGuest(asked: SignUpState, paymentsAreOpen: boolean): SignUpState {
  switch (asked.at) {
    case 'verification':
      return asked;
    case 'plans':
    case 'account':
      return paymentsAreOpen ? asked : { at: 'account' };
    // Everything else needs an account.
    default:
      return { at: 'account' };
  }
}

function settleMember(asked: SignUpState, person: Member, paymentsAreOpen: boolean): SignUpState {
  if (!person.wasAsked) {
    const firstOpen = Math.min(person.partsAnswered + 1, ONBOARDING_PARTS);
    const part = asked.at === 'onboarding' ? asked.part : undefined;
    return { at: 'onboarding', part: Math.min(part ?? firstOpen, firstOpen) };
  }
  if (!paymentsAreOpen) return { at: 'complete' };
  // What was paid a moment ago is activated, whatever is known of the subscription yet.
  if (asked.at === 'activation') return asked;
  if (person.isSubscribed || asked.at === 'complete') return { at: 'complete' };
  return asked.at === 'payment' ? asked : { at: 'plan-selection' };
}
