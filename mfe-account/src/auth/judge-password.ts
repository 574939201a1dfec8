import { isGuessable } from '@ninefold/contracts/passwords';
import { isBreachedPassword } from './breached-password';

/** In a file of its own: it is loaded where a password is chosen, with the rules and their words. */
export interface Judgement {
  /** What else is guessed first: the address and the names of the person. */
  readonly about: readonly unknown[];
  readonly breachedPasswordCheck: boolean;
  /** Ends the look-up among leaked passwords. */
  readonly signal: AbortSignal;
}

/** @returns why the password is refused, or null */
export async function judgePassword(
  password: string,
  { about, breachedPasswordCheck, signal }: Judgement,
): Promise<'guessable' | 'breached' | null> {
  if (isGuessable(password, about)) return 'guessable';
  return breachedPasswordCheck && (await isBreachedPassword(password, signal)) ? 'breached' : null;
}
