import { releaseEmailCall } from '@ninefold/contracts/rpc';
import type { AuthError } from '@supabase/supabase-js';
import { callDatabase } from '../database/call-database';
import { MESSAGES } from '../errors/messages';
import { Problem } from '../errors/problem';
import type { PaymentDependencies } from '../payments/payment-dependencies';
import { alreadyClaimed } from './verify-checkout';

export interface Buyer {
  readonly sessionId: string;
  readonly email: string;
  /** As typed in the browser that paid; without it, the buyer sets one by email. */
  readonly password?: string;
  /** Identifies the browser that paid: the sign-up link returns it, and signs in there. */
  readonly signingUp?: string | undefined;
}

export interface BuyerAccount {
  readonly id: string;
  /** Whether this call created it. */
  readonly isNew: boolean;
  /** Whether the typed password was ignored. */
  readonly passwordByMail: boolean;
}

/** A concurrent call or sign-up may take the address between two steps. */
const MAX_ATTEMPTS = 3;

/**
 * The buyer's unconfirmed account: a new one, or the one that an earlier call created.
 * @throws Problem 409 when an existing account prevents it
 */
export async function createBuyerAccount(
  dependencies: PaymentDependencies,
  buyer: Buyer,
): Promise<BuyerAccount> {
  let refusal: AuthError | null = null;
  let hasConflictingSignUp = false;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const address = await callDatabase(dependencies.database, releaseEmailCall, {
      p_session_id: buyer.sessionId,
      p_is_buyer: buyer.password !== undefined,
    });
    const passwordByMail = buyer.password === undefined;
    if (address.state === 'waiting') return { id: address.id, isNew: false, passwordByMail };
    if (address.state === 'claimed') throw alreadyClaimed();
    if (address.state === 'known') throw new Problem(409, 'account-exists', MESSAGES.accountExists);
    hasConflictingSignUp ||= address.state === 'conflicting';
    const created = await createUser(dependencies, buyer, hasConflictingSignUp);
    if (created.data.user) {
      const { id } = created.data.user;
      return { id, isNew: true, passwordByMail: passwordByMail || hasConflictingSignUp };
    }
    refusal = created.error;
    if (!refusal || !isKnownAddress(refusal)) break;
  }
  if (refusal?.code === 'weak_password') throw new Problem(400, 'weak-password', MESSAGES.weakPassword);
  throw new Problem(503, 'auth-unavailable', MESSAGES.authUnavailable, { cause: refusal });
}

const isKnownAddress = ({ code }: AuthError) => code === 'email_exists' || code === 'user_already_exists';

/** Without a password that counts, Auth stores none, so the account can only be opened by email. */
function createUser(
  { database }: PaymentDependencies,
  { sessionId, email, password }: Buyer,
  hasConflictingSignUp: boolean,
) {
  const isTyped = password !== undefined && !hasConflictingSignUp;
  return database.auth.admin.createUser({
    email,
    ...(isTyped && { password }),
    user_metadata: { account_status: 'pending_verification' },
    // Triggers in the database read these fields.
    app_metadata: {
      checkout_session: sessionId,
      ...(!isTyped && { password_by_mail: true }),
      ...(hasConflictingSignUp && { conflicting: true }),
    },
  });
}
