import { isDeepStrictEqual } from 'node:util';

/** An auth service violates a requirement. The message must not contain tokens or links. */
export class Mismatch extends Error {
  constructor(expected: unknown, got: unknown) {
    super(`expected ${shown(expected)}, got ${shown(got)}`);
  }
}

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** @throws Mismatch unless both have the same content */
export function mustBe(got: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(got, expected)) throw new Mismatch(expected, got);
}

/** @throws Mismatch if the call was accepted, whatever the expected error */
export function mustBeRefused(result: string): void {
  if (result === 'accepted') throw new Mismatch('a refusal', result);
}

/**
 * For behavior documented for one service or the other.
 * @returns the observed behavior
 * @throws Mismatch
 */
export function mustBeOneOf<T extends string>(got: string, seen: Readonly<Record<T, string>>): string {
  const known: Readonly<Record<string, string>> = seen;
  const text = known[got];
  if (text === undefined) throw new Mismatch(Object.keys(seen).join(' or '), got);
  return text;
}

/** The outcome of a call: `accepted`, or status and code of the error, such as `400 invalid_credentials`. */
export const outcome = ({
  error,
}: {
  error: { status?: number | undefined; code?: string | undefined } | null;
}): string => (error ? `${error.status ?? 'no status'} ${error.code || 'without a code'}` : 'accepted');
