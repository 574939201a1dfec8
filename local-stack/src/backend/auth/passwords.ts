import { compare, hash } from 'bcryptjs';
import { isGuessable } from '@ninefold/contracts/passwords';
import { AuthError, badRequest } from './auth-error';

const MIN_CHARACTERS = 6;
/** bcrypt ignores any bytes after these. */
const MAX_BYTES = 72;

export type Passwords = Awaited<ReturnType<typeof createPasswords>>;

/** @param cost bcrypt cost: each step doubles the time of a hash */
export async function createPasswords(cost: number) {
  const unknown = await hash('the password of no account', cost);
  return {
    /**
     * @param about the address and the names of the person
     * @throws AuthError for a password that is too short, too long for bcrypt, or easily guessed
     */
    check(password: string, about: readonly unknown[]): void {
      if (password.length < MIN_CHARACTERS) {
        const message = `Password should be at least ${MIN_CHARACTERS} characters.`;
        throw new AuthError(422, 'weak_password', message);
      }
      if (Buffer.byteLength(password) > MAX_BYTES) {
        throw badRequest(`Password cannot be longer than ${MAX_BYTES} bytes.`);
      }
      if (isGuessable(password, about)) {
        throw new AuthError(422, 'weak_password', 'Password is easy to guess: choose another one.');
      }
    },

    hash: (password: string) => hash(password, cost),

    /** Does the same work with and without an account, so that the response time does not reveal whether one exists. */
    async matches(password: string, stored: string | null | undefined): Promise<boolean> {
      const equal = await compare(password, stored || unknown);
      return Boolean(stored) && equal;
    },
  };
}
