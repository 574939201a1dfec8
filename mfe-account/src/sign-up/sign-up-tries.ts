import * as z from 'zod/mini';

/** As the server counts: its limit is one of 24 hours. */
const DAY_MS = 24 * 3_600_000;

const SignUpTriesSchema = z.object({
  email: z.string(),
  /** When the form was sent for this address, in epoch milliseconds. */
  at: z.array(z.number()),
  /** How many sign-ups a day the server takes for one address. */
  aDay: z.number(),
});
export type SignUpTries = z.infer<typeof SignUpTriesSchema>;

/**
 * In the router's state: it outlives a reload and goes along to the next page of this tab. Only the tries of this tab
 * are known. How often others have tried an address would say that it may have an account.
 */
const StateSchema = z.object({ signUps: z.optional(SignUpTriesSchema) });
const triesIn = (routerState: unknown) => StateSchema.safeParse(routerState).data?.signUps;

/** The server counts an address in any case as one. */
const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The server's rule: a day begins with the first try. When it is over, none of its tries counts. */
function ofThisDay(at: readonly number[], now: number): readonly number[] {
  return now - (at[0] ?? now) < DAY_MS ? at : [];
}

/** @returns the tries with one more, and none of another address; undefined when the server does not say its limit */
export function triesWith(
  routerState: unknown,
  { email, aDay, now }: { email: string; aDay: number | undefined; now: number },
): SignUpTries | undefined {
  if (aDay === undefined) return undefined;
  const before = triesIn(routerState);
  const earlier = before && isSame(before.email, email) ? ofThisDay(before.at, now) : [];
  return { email, at: [...earlier, now], aDay };
}

/** @returns how many sign-ups with this address may still be taken; undefined when nothing is known of it */
export function triesLeft(routerState: unknown, email: string, now: number): number | undefined {
  const tries = triesIn(routerState);
  if (!tries || !isSame(tries.email, email)) return undefined;
  return Math.max(0, tries.aDay - ofThisDay(tries.at, now).length);
}
