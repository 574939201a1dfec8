import * as v from 'valibot';
import { AuthError } from './auth-error';
import { digestOf } from './mail-token';
import { type AuthCall, type AuthDependencies, emailAddress, readCall } from './call';
import type { TokenColumn, User } from './users';

/** Equal to `otp_expiry` in `config.toml`. */
const TOKEN_LIFE_MS = 3_600_000;

const TYPES = ['signup', 'email', 'invite', 'recovery', 'email_change'] as const;
type VerifyType = (typeof TYPES)[number];

const COLUMNS: Readonly<Record<VerifyType, TokenColumn>> = {
  signup: 'confirmation_token',
  email: 'confirmation_token',
  invite: 'confirmation_token',
  recovery: 'recovery_token',
  email_change: 'email_change_token_new',
};

export const VerifyTypeSchema = v.picklist(TYPES, 'Invalid email verification type');

/** The token of a link, or a code with its address. */
const TokenSchema = v.union(
  [
    v.object({ type: VerifyTypeSchema, token_hash: v.pipe(v.string(), v.minLength(1)) }),
    v.object({ type: VerifyTypeSchema, email: emailAddress, token: v.pipe(v.string(), v.minLength(1)) }),
  ],
  'Verify requires a type with a token hash, or with an email address and a token',
);
type TokenInput = v.InferOutput<typeof TokenSchema>;

const expired = () => new AuthError(403, 'otp_expired', 'Token has expired or is invalid');

/** Verifies a token and signs in, for supabase-js's `verifyOtp`. */
export async function verify(dependencies: AuthDependencies, { body, network }: AuthCall): Promise<Response> {
  const input = readCall(TokenSchema, body);
  return Response.json(await dependencies.sessions.open(await confirm(dependencies, input, network)));
}

/**
 * Uses up an emailed token and confirms what it authorizes.
 * @returns the changed account
 * @throws AuthError for an unknown, used or expired token, and above the rate limit
 */
export async function confirm(
  dependencies: AuthDependencies,
  input: TokenInput,
  network: string,
): Promise<User> {
  const { users, limits, mailer } = dependencies;
  await limits.network('verify', network);
  const column = COLUMNS[input.type];
  const user = await find(dependencies, input);
  const digest = user?.[column];
  if (!user || !digest || isExpired(user, column)) throw expired();
  if (input.type === 'invite' && !isInvitation(user)) throw expired();
  const patch = await changeOf(dependencies, input.type, user);
  if (!(await users.claim(user.id, column, digest, patch).catch(throwIfTaken))) throw expired();

  if (patch.email) mailer.emailChanged(user.email, patch.email);
  // Whoever reads an address's emails owns it, so failed attempts by others must no longer lock them out.
  if (input.type === 'recovery') await limits.forgetSignIns(user.email);
  return (await users.byId(user.id)) ?? user;
}

/** The change that a token authorizes. It is made in the same statement that removes the token. */
async function changeOf({ users }: AuthDependencies, type: VerifyType, user: User): Promise<Partial<User>> {
  if (type === 'email_change') {
    const email = user.email_change;
    // Another account may have taken the address since the change was requested.
    if (!email || (await users.byEmail(email))) throw expired();
    // The previous mailbox must no longer give access to the account.
    return { email, email_change: null, recovery_token: null };
  }
  if (user.email_confirmed_at) return {};
  return {
    email_confirmed_at: new Date().toISOString(),
    raw_user_meta_data: { ...user.raw_user_meta_data, email_verified: true },
    // A new password is set now; the old one may be another person's.
    ...(type === 'recovery' && { encrypted_password: null }),
  };
}

const UNIQUE_VIOLATION = '23505';

/** When two accounts confirm the same address concurrently, the second fails. */
function throwIfTaken(error: unknown): never {
  throw (error as { code?: unknown }).code === UNIQUE_VIOLATION ? expired() : error;
}

/** Emails contain no codes, so a code typed with an address is always wrong. */
async function find({ users }: AuthDependencies, input: TokenInput): Promise<User | undefined> {
  if (!('token_hash' in input)) return undefined;
  return users.byToken(COLUMNS[input.type], digestOf(input.token_hash));
}

/** Whether the latest email with this token was an invitation, whose link leads to a page that sets a password. */
const isInvitation = ({ invited_at, confirmation_sent_at }: User) =>
  invited_at !== null && invited_at === confirmation_sent_at;

const SENT_AT = {
  confirmation_token: 'confirmation_sent_at',
  recovery_token: 'recovery_sent_at',
  email_change_token_new: 'email_change_sent_at',
} as const satisfies Record<TokenColumn, keyof User>;

const isExpired = (user: User, column: TokenColumn) =>
  Date.now() - Date.parse(user[SENT_AT[column]] ?? '') > TOKEN_LIFE_MS;
