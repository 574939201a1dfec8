interface Turns {
  running: number;
  readonly waiting: (() => void)[];
}

/** Runs a task in the turn of its caller; null: at once. */
export type TurnOf = <T>(caller: string | null, task: () => Promise<T>) => Promise<T>;

/**
 * Calls of one person wait for each other, not those of others for them: who makes thirty calls at once has thirty times
 * the wait, and everybody else has the connections that are left.
 * @param most how many calls of one person are worked on at the same time
 */
export function turnsOfCallers(most: number): TurnOf {
  const turns = new Map<string, Turns>();

  return async (caller, task) => {
    if (caller === null) return task();
    const own = turns.get(caller) ?? { running: 0, waiting: [] };
    turns.set(caller, own);
    if (own.running < most) own.running += 1;
    // Who ends hands its turn over, so that nobody comes between.
    else await new Promise<void>((resolve) => own.waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = own.waiting.shift();
      if (next) next();
      else if ((own.running -= 1) === 0) turns.delete(caller);
    }
  };
}

/** The token of a person; null for who has a key alone: the key is the same for everybody. */
export function callerOf(headers: Headers): string | null {
  const authorization = headers.get('authorization');
  return authorization === `Bearer ${headers.get('apikey')}` ? null : authorization;
}
