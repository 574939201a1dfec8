import { setTimeout as pause } from 'node:timers/promises';

/** Makes one request. @throws when the response is not 200 */
export type Send = () => Promise<void>;

/** That many requests, some of them at the same time. */
export async function burst(send: Send, requests: number, atOnce = 8): Promise<void> {
  let left = requests;
  const sender = async () => {
    while (left-- > 0) await send();
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
}

export interface Steady {
  readonly requests: number;
  readonly errors: readonly string[];
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** A constant rate of requests, independent of pending responses, like people and Stripe. */
export async function steady(send: Send, perSecond: number, seconds: number): Promise<Steady> {
  const times: number[] = [];
  const errors: string[] = [];
  const running: Promise<void>[] = [];
  const begin = performance.now();
  const total = perSecond * seconds;
  for (let sent = 0; sent < total; sent++) {
    const due = begin + (sent * 1_000) / perSecond;
    if (due > performance.now()) await pause(due - performance.now());
    running.push(
      send().then(
        // From when it was due: a sender that comes late must not make a slow server look fast.
        () => void times.push(performance.now() - due),
        (error: Error) => void errors.push(error.message),
      ),
    );
  }
  await Promise.all(running);
  times.sort((a, b) => a - b);
  const quantile = (share: number) => times[Math.floor(times.length * share)] ?? Infinity;
  return { requests: total, errors, p50Ms: quantile(0.5), p99Ms: quantile(0.99) };
}
