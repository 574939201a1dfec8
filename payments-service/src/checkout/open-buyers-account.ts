import type { AuthError } from '@supabase/supabase-js';
import { databaseUnavailable } from '../database/database-unavailable';
import { Problem } from '../errors/problem';
import type { PaymentParts } from '../payments/payment-parts';
import { hasAccount } from './verify-checkout';
import { SENTENCES } from '../errors/sentences';

export interface Buyer {
  readonly sessionId: string;
  readonly email: string;
  /** As it was typed in the browser that paid; without it the buyer chooses one by mail. */
  readonly password?: string;
  /** Of the browser that paid: the link of the mail of a sign-up brings it back, and signs in there. */
  readonly signingUp?: string | undefined;
}

export interface BuyersAccount {
  readonly id: string;
  /** Made by this call. */
  readonly isNew: boolean;
  /** What was typed does not count. */
  readonly passwordByMail: boolean;
}

/** Another call, or a sign-up with the address, may make an account in between. */
const ROUNDS = 3;

/**
 * The account of a buyer that waits for its mail: a new one, or the one that an earlier call has made.
 * @throws Problem 409 when there is an account that this caller gets no further with
 */
export async function openBuyersAccount(parts: PaymentParts, buyer: Buyer): Promise<BuyersAccount> {
  let refusal: AuthError | null = null;
  let isConflicting = false;
  for (let round = 0; round < ROUNDS; round++) {
    const { data: room, error } = await parts.database.rpc('release_email', {
      p_session_id: buyer.sessionId,
      p_is_buyer: buyer.password !== undefined,
    });
    if (error || !room) throw databaseUnavailable(error);
    const passwordByMail = buyer.password === undefined;
    if (room.state === 'waiting') return { id: room.id, isNew: false, passwordByMail };
    if (room.state === 'claimed') throw hasAccount();
    if (room.state === 'known') throw new Problem(409, 'account-exists', SENTENCES.accountExists);
    isConflicting ||= room.state === 'conflicting';
    const made = await makeAccount(parts, buyer, isConflicting);
    if (made.data.user)
      return { id: made.data.user.id, isNew: true, passwordByMail: passwordByMail || isConflicting };
    refusal = made.error;
    if (!refusal || !isKnownAddress(refusal)) break;
  }
  if (refusal?.code === 'weak_password') throw new Problem(400, 'weak-password', SENTENCES.weakPassword);
  throw new Problem(503, 'auth-unavailable', SENTENCES.authUnavailable, {
    cause: refusal,
  });
}

const isKnownAddress = ({ code }: AuthError) => code === 'email_exists' || code === 'user_already_exists';

/** Without a password in the call, or when that one does not count, the account has none, or a random one that nobody knows. */
function makeAccount(
  { database }: PaymentParts,
  { sessionId, email, password }: Buyer,
  isConflicting: boolean,
) {
  const isTyped = password !== undefined && !isConflicting;
  return database.auth.admin.createUser({
    email,
    ...(isTyped && { password }),
    user_metadata: { account_status: 'pending_verification' },
    // The database reads these notes.
    app_metadata: {
      checkout_session: sessionId,
      ...(!isTyped && { password_by_mail: true }),
      ...(isConflicting && { conflicting: true }),
    },
  });
}
