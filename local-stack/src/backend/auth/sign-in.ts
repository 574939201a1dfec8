import { z } from 'zod';
import { AuthError } from './auth-error';
import type { AuthCall, AuthParts } from './auth-parts';
import { emailAddress, passwordText, readCall } from './read-call';

const SignInSchema = z.object({ email: emailAddress, password: passwordText });

/**
 * Signs in with a password. An address without an account gets the same response as a wrong password, after the same
 * work and under the same limits. Whether an address waits for its confirmation is said to the right password only.
 */
export async function signIn(parts: AuthParts, { body, network }: AuthCall): Promise<Response> {
  const { inTurn, users, sessions, limits, passwords } = parts;
  const { email, password } = readCall(SignInSchema, body);
  const user = await inTurn(async () => {
    await limits.network('sign-in', network);
    return users.byEmail(email);
  });
  const valid = await passwords.matches(password, user?.encrypted_password);
  return inTurn(async () => {
    // Counted after the comparison: of many tries at the same time only the first few get its outcome.
    await limits.signIn(email, valid);
    if (!user || !valid) throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
    await limits.takeBackNetwork('sign-in', network);
    if (!user.email_confirmed_at) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
    return Response.json({ ...(await sessions.open(user)), weak_password: null });
  });
}
