import { useState } from 'react';
import { AccountMetadataSchema, type AccountMetadata } from 'shared-contracts';
import { useLocation, useNavigate, usePlatform, type AuthState } from 'shared-platform';
import { addressOf, stateAt } from './machine/addresses';
import { next, type SignUpEvent } from './machine/next';
import { settle } from './machine/settle';
import type { Person, SignUpState } from './machine/states';
import { partsAnswered } from './onboarding/parts';

export interface SignUp {
  readonly state: SignUpState;
  /** The address of the state, where the present one asks for a state that cannot be shown. */
  readonly redirect: string | undefined;
  /** Goes to the state after the event. `routerState` goes along with the address. */
  go(event: SignUpEvent, routerState?: object): void;
  /** What was just saved counts at once: the shell tells of it a moment later. */
  learn(saved: AccountMetadata): void;
}

/** The sign-up of this person at this address. */
export function useSignUp(): SignUp {
  const { auth } = usePlatform();
  const { pathname, search, state: routerState } = useLocation();
  const navigate = useNavigate();
  const [learned, setLearned] = useState<Learned>();
  const asked = stateAt(pathname, new URLSearchParams(search));
  const state = settle(asked, personOf(auth, learned));
  const address = addressOf(state);
  return {
    state,
    redirect: address === addressOf(asked) ? undefined : address,
    go(event, more) {
      // Settled when it is shown, by what is known then.
      void navigate(addressOf(next(state, event)), { state: { ...routerState, ...more } });
    },
    learn(saved) {
      if (auth.status !== 'in') return;
      const userId = auth.user.id;
      setLearned((known) => ({
        userId,
        saved: { ...(known?.userId === userId && known.saved), ...saved },
      }));
    },
  };
}

interface Learned {
  /** Another person may sign in on the same page. */
  readonly userId: string;
  readonly saved: AccountMetadata;
}

function personOf(auth: AuthState, learned: Learned | undefined): Person {
  if (auth.status !== 'in') return { is: 'guest' };
  const metadata = AccountMetadataSchema.parse({
    ...auth.user.metadata,
    ...(learned?.userId === auth.user.id && learned.saved),
  });
  return {
    is: 'member',
    wasAsked: metadata.onboarding_completed !== undefined,
    partsAnswered: partsAnswered(metadata),
    isSubscribed: auth.profile.isSubscribed,
  };
}
