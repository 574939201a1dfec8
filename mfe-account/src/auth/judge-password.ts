import { isGuessable } from '@ninefold/contracts/passwords';
import { isBreachedPassword } from './breached-password';

/** A separate chunk, which is loaded only where a password is set. */
export interface Judgment {
  /** Other easily guessed values: the person's address and names. */
  readonly about: readonly unknown[];
  readonly breachedPasswordCheck: boolean;
  /** Aborts the lookup of leaked passwords. */
  readonly signal: AbortSignal;
}

/** @returns why the password is rejected, or null */
export async function judgePassword(
  password: string,
  { about, breachedPasswordCheck, signal }: Judgment,
): Promise<'guessable' | 'breached' | null> {
  if (isGuessable(password, about)) return 'guessable';
  return breachedPasswordCheck && (await isBreachedPassword(password, signal)) ? 'breached' : null;
}
