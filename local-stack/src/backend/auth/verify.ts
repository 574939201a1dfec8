import * as v from 'valibot';
import { AuthError } from './auth-error';
import { digestOf } from './mail-token';
import { type AuthCall, type AuthParts, emailAddress, readCall } from './call';
import type { TokenColumn, User } from './users';

/** As `otp_expiry` of `config.toml`. */
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

/** The token of a link, or a code with the address that it was sent to. */
const ProofSchema = v.union(
  [
    v.object({ type: VerifyTypeSchema, token_hash: v.pipe(v.string(), v.minLength(1)) }),
    v.object({ type: VerifyTypeSchema, email: emailAddress, token: v.pipe(v.string(), v.minLength(1)) }),
  ],
  'Verify requires a type with a token hash, or with an email address and a token',
);
type Proof = v.InferOutput<typeof ProofSchema>;

const expired = () => new AuthError(403, 'otp_expired', 'Token has expired or is invalid');

/** Confirms what a mail was for, and signs in: supabase-js verifies so what a person typed or a page was given. */
export async function verify(parts: AuthParts, { body, network }: AuthCall): Promise<Response> {
  const proof = readCall(ProofSchema, body);
  return Response.json(await parts.sessions.open(await confirm(parts, proof, network)));
}

/**
 * Uses up the token of a mail and confirms what it was for.
 * @returns the account as it is then
 * @throws AuthError for an unknown, used or expired token, and too many tries
 */
export async function confirm(parts: AuthParts, proof: Proof, network: string): Promise<User> {
  const { users, limits, mailer } = parts;
  await limits.network('verify', network);
  const column = COLUMNS[proof.type];
  const user = await find(parts, proof);
  const digest = user?.[column];
  if (!user || !digest || isExpired(user, column)) throw expired();
  if (proof.type === 'invite' && !isInvitation(user)) throw expired();
  const patch = await changeOf(parts, proof.type, user);
  if (!(await users.claim(user.id, column, digest, patch).catch(whenTaken))) throw expired();

  if (patch.email) mailer.emailChanged(user.email, patch.email);
  // A person who reads the mails of an address owns it: the tries of others lock its owner out no longer.
  if (proof.type === 'recovery') await limits.forgetSignIns(user.email);
  return (await users.byId(user.id)) ?? user;
}

/** What the mail was for. It is one statement with the end of its token, so that nothing comes between the two. */
async function changeOf({ users }: AuthParts, type: VerifyType, user: User): Promise<Partial<User>> {
  if (type === 'email_change') {
    const email = user.email_change;
    // Another account may have been made with the address since the change was asked for.
    if (!email || (await users.byEmail(email))) throw expired();
    // A mailbox that the account has left opens it no longer.
    return { email, email_change: null, recovery_token: null };
  }
  if (user.email_confirmed_at) return {};
  return {
    email_confirmed_at: new Date().toISOString(),
    raw_user_meta_data: { ...user.raw_user_meta_data, email_verified: true },
    // A new one is chosen now; the old one may be another person's.
    ...(type === 'recovery' && { encrypted_password: null }),
  };
}

const UNIQUE_VIOLATION = '23505';

/** Two accounts that confirm the same address at the same time: the second one finds it taken. */
function whenTaken(error: unknown): never {
  throw (error as { code?: unknown }).code === UNIQUE_VIOLATION ? expired() : error;
}

/** No mail of the product shows a code, so none that is typed with an address can be right. */
async function find({ users }: AuthParts, proof: Proof): Promise<User | undefined> {
  if (!('token_hash' in proof)) return undefined;
  return users.byToken(COLUMNS[proof.type], digestOf(proof.token_hash));
}

/** Whether the latest mail with this token was an invitation: only its link leads to a page that asks for a password. */
const isInvitation = ({ invited_at, confirmation_sent_at }: User) =>
  invited_at !== null && invited_at === confirmation_sent_at;

const SENT_AT = {
  confirmation_token: 'confirmation_sent_at',
  recovery_token: 'recovery_sent_at',
  email_change_token_new: 'email_change_sent_at',
} as const satisfies Record<TokenColumn, keyof User>;

const isExpired = (user: User, column: TokenColumn) =>
  Date.now() - Date.parse(user[SENT_AT[column]] ?? '') > TOKEN_LIFE_MS;
