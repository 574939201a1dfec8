import * as v from 'valibot';
import { useState } from 'react';
import { AccountMetadataSchema, type AccountMetadata } from '@ninefold/contracts';
import { useLocation, useNavigate, usePlatform, type AuthState } from '@ninefold/platform';
import { copy as activationCopy } from '../activation/copy';
import {
  urlWithoutStoredCheckout,
  storeCheckout,
  queryWithStoredCheckout,
} from '../checkout/stored-checkout';
import { urlOf, stateFromUrl } from './machine/state-urls';
import { next, type SignUpEvent } from './machine/next';
import { resolveState } from './machine/resolve-state';
import type { Person, SignUpState } from './machine/states';
import { partsAnswered } from './onboarding/parts';

export interface NewAccount {
  readonly email: string;
  /** Without it, the buyer sets one by email. */
  readonly password?: string | undefined;
}

/**
 * Marks a purchase that came from this browser's storage. Others may use the device, so the buyer's address is not
 * shown.
 */
export interface RememberedPurchase {
  readonly isRemembered: true;
}

/** Marks the verification of an account that a purchase made. Another address would be another account, without it. */
export interface PaidAccount {
  readonly hasPaid: true;
}

export interface SignUp {
  readonly state: SignUpState;
  /** The URL of the state, if the current one requests a state that cannot be shown. */
  readonly redirect: string | undefined;
  /** The message for the redirect's target. */
  readonly reason: string | undefined;
  /** Navigates to the state after an event. `routerState` is merged into the location's state. */
  go(event: SignUpEvent, routerState?: object): void;
  /** Continues with the verification of the address. The password is held in memory until someone signs in. */
  created(account: NewAccount): void;
  /** The password typed on this page for the address being verified. */
  readonly password: string | undefined;
  /** Applies saved answers immediately. The shell learns of them a moment later. */
  applyAnswers(saved: AccountMetadata): void;
}

export function useSignUp(): SignUp {
  const { auth } = usePlatform();
  const { pathname, state: routerState } = useLocation();
  const query = useCheckoutQuery();
  const navigate = useNavigate();
  const [savedAnswers, setSavedAnswers] = useState<SavedAnswers>();
  const [account, setAccount] = useState<NewAccount>();
  if (account && auth.status === 'in') setAccount(undefined);
  const requested = stateFromUrl(pathname, query);
  const state = resolveState(requested, personOf(auth, savedAnswers));
  const address = urlOf(state);
  const go: SignUp['go'] = (event, more) => {
    // It is resolved when it is shown, by the facts known then. The message was only for the current page.
    const passedOn = { ...routerState, message: undefined, ...more };
    if (event.type === 'paid') storeCheckout(event.purchase);
    void navigate(urlWithoutStoredCheckout(urlOf(next(state, event))), { state: passedOn });
  };
  return {
    state,
    redirect: address === urlOf(requested) ? undefined : urlWithoutStoredCheckout(address),
    reason: requested.step === 'activation' && !requested.purchase ? activationCopy.noSession : undefined,
    go,
    created(made) {
      const { email, password } = made;
      if (password === undefined) return go({ type: 'password-mailed' }, { email });
      setAccount(made);
      const hasPaid = state.step === 'account' && state.purchase !== undefined;
      go({ type: 'account-created', email }, { mailedAt: Date.now(), hasPaid });
    },
    password: state.step === 'verification' && state.email === account?.email ? account.password : undefined,
    applyAnswers(saved) {
      if (auth.status !== 'in') return;
      const userId = auth.user.id;
      setSavedAnswers((known) => ({
        userId,
        saved: { ...(known?.userId === userId && known.saved), ...saved },
      }));
    },
  };
}

interface SavedAnswers {
  /** Another person may sign in on the same page. */
  readonly userId: string;
  readonly saved: AccountMetadata;
}

function personOf(auth: AuthState, savedAnswers: SavedAnswers | undefined): Person {
  if (auth.status !== 'in') return { kind: 'guest' };
  const metadata = v.parse(AccountMetadataSchema, {
    ...auth.user.metadata,
    ...(savedAnswers?.userId === auth.user.id && savedAnswers.saved),
  });
  return {
    kind: 'member',
    hasAnswered: metadata.onboarding_completed !== undefined,
    partsAnswered: partsAnswered(metadata),
    isSubscribed: auth.profile.isSubscribed,
  };
}

/**
 * The query of this URL, with the checkout stored in this tab. It is read once per location: a checkout that is cleared
 * meanwhile was used, and the page must not change before it is left.
 */
function useCheckoutQuery(): URLSearchParams {
  const { key, search } = useLocation();
  const [last, setLast] = useState(() => ({ key, query: queryWithStoredCheckout(search) }));
  if (last.key === key) return last.query;
  const read = { key, query: queryWithStoredCheckout(search) };
  setLast(read);
  return read.query;
}
