import { isDeepStrictEqual } from 'node:util';

/** An auth service does something else than it must. No token and no link belongs into the message. */
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

/** @throws Mismatch for a call that was accepted, whatever the refusal would have been */
export function mustBeRefused(result: string): void {
  if (result === 'accepted') throw new Mismatch('a refusal', result);
}

/** For behavior that is documented for one service or the other. @returns what was seen; @throws Mismatch */
export function mustBeOneOf<T extends string>(got: string, seen: Readonly<Record<T, string>>): string {
  const known: Readonly<Record<string, string>> = seen;
  const text = known[got];
  if (text === undefined) throw new Mismatch(Object.keys(seen).join(' or '), got);
  return text;
}

/** How a call ended: `accepted`, or status and code of the refusal, such as `400 invalid_credentials`. */
export const outcome = ({
  error,
}: {
  error: { status?: number | undefined; code?: string | undefined } | null;
}): string => (error ? `${error.status ?? 'no status'} ${error.code || 'without a code'}` : 'accepted');
