import * as v from 'valibot';
import { AuthError } from './auth-error';
import { type AuthCall, type AuthDependencies, emailAddress, passwordText, readCall } from './call';

const SignInSchema = v.object({ email: emailAddress, password: passwordText });

/**
 * Signs in with a password. An address without an account gets the same response as a wrong password, after the same
 * work and under the same limits. Only the right password reveals that an address is unconfirmed.
 */
export async function signIn(dependencies: AuthDependencies, { body, network }: AuthCall): Promise<Response> {
  const { users, sessions, limits, passwords } = dependencies;
  const { email, password } = readCall(SignInSchema, body);
  await limits.network('sign-in', network);
  const user = await users.byEmail(email);
  const valid = await passwords.matches(password, user?.encrypted_password);
  // Counted after the comparison, so that only the first few of many concurrent attempts get its result.
  await limits.signIn(email, valid);
  if (!user || !valid) throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
  if (!user.email_confirmed_at) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  return Response.json({ ...(await sessions.open(user)), weak_password: null });
}

const FactorSchema = v.object({ factor_type: v.picklist(['totp', 'phone', 'webauthn']) });

/**
 * Like hosted Supabase with `[auth.mfa]` of `config.toml`: second factors are disabled.
 * @throws AuthError always
 */
export function refuseFactor({ body }: AuthCall): never {
  const { factor_type: kind } = readCall(FactorSchema, body);
  throw new AuthError(422, `mfa_${kind}_enroll_not_enabled`, `MFA enroll is disabled for ${kind}`);
}
