import * as v from 'valibot';
import { useState } from 'react';
import { AccountMetadataSchema, type AccountMetadata } from '@ninefold/contracts';
import { useLocation, useNavigate, usePlatform, type AuthState } from '@ninefold/platform';
import { copy as activationCopy } from '../activation/copy';
import { addressWithoutCheckout, storeCheckout, queryWithCheckout } from '../checkout/stored-checkout';
import { addressOf, stateAt } from './machine/addresses';
import { next, type SignUpEvent } from './machine/next';
import { settle } from './machine/settle';
import type { Person, SignUpState } from './machine/states';
import { partsAnswered } from './onboarding/parts';

export interface NewAccount {
  readonly email: string;
  /** Without one it is chosen by mail. */
  readonly password?: string | undefined;
}

/**
 * Goes along with a purchase that this browser remembers. Others may use the device too, so the address of the buyer is
 * not shown: the buyer knows it.
 */
export interface FoundPurchase {
  readonly isFound: true;
}

export interface SignUp {
  readonly state: SignUpState;
  /** The address of the state, where the present one asks for a state that cannot be shown. */
  readonly redirect: string | undefined;
  /** Why, for the page that it leads to. */
  readonly reason: string | undefined;
  /** Goes to the state after the event. `routerState` goes along with the address. */
  go(event: SignUpEvent, routerState?: object): void;
  /** Goes on to the verification of the address. The password is held in memory until somebody is signed in. */
  created(account: NewAccount): void;
  /** The password that was chosen on this page for the address that is verified. */
  readonly password: string | undefined;
  /** What was just saved counts at once. The shell knows it a moment later. */
  learn(saved: AccountMetadata): void;
}

/** The sign-up of this person at this address. */
export function useSignUp(): SignUp {
  const { auth } = usePlatform();
  const { pathname, state: routerState } = useLocation();
  const query = useCheckoutQuery();
  const navigate = useNavigate();
  const [learned, setLearned] = useState<Learned>();
  const [account, setAccount] = useState<NewAccount>();
  if (account && auth.status === 'in') setAccount(undefined);
  const asked = stateAt(pathname, query);
  const state = settle(asked, personOf(auth, learned));
  const address = addressOf(state);
  const go: SignUp['go'] = (event, more) => {
    // Settled when it is shown, by what is known then.
    // A message was for the page that it came to.
    const passedOn = { ...routerState, message: undefined, ...more };
    if (event.is === 'paid') storeCheckout(event.purchase);
    void navigate(addressWithoutCheckout(addressOf(next(state, event))), { state: passedOn });
  };
  return {
    state,
    redirect: address === addressOf(asked) ? undefined : addressWithoutCheckout(address),
    reason: asked.at === 'activation' && !asked.purchase ? activationCopy.noSession : undefined,
    go,
    created(made) {
      const { email, password } = made;
      if (password === undefined) return go({ is: 'password-mailed' }, { email });
      setAccount(made);
      go({ is: 'account-created', email }, { mailedAt: Date.now() });
    },
    password: state.at === 'verification' && state.email === account?.email ? account.password : undefined,
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
  const metadata = v.parse(AccountMetadataSchema, {
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

/**
 * The query of this address, with the checkout of this tab. It is read once for each address: what is forgotten meanwhile
 * was used, and the page must not change before it is left.
 */
function useCheckoutQuery(): URLSearchParams {
  const { key, search } = useLocation();
  const [last, setLast] = useState(() => ({ key, query: queryWithCheckout(search) }));
  if (last.key === key) return last.query;
  const read = { key, query: queryWithCheckout(search) };
  setLast(read);
  return read.query;
}
