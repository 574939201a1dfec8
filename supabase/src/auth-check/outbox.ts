import { setTimeout as pause } from 'node:timers/promises';
import { Mismatch } from './expectation';

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Outbox {
  /**
   * The oldest mail to an address that was not taken yet.
   * @throws Mismatch if none arrives
   */
  next(address: string): Promise<ReceivedMail>;
  /** The number of mails to an address that were not taken yet. */
  waiting(address: string): Promise<number>;
}

const DEADLINE_MS = 15_000;
const INTERVAL_MS = 50;

/** @param url of a page with `/messages.json`: `[{ to, subject, text, html, sentAt }]`, newest first */
export function openOutbox(url: string): Outbox {
  const taken = new Map<string, number>();

  async function mailsTo(address: string): Promise<readonly ReceivedMail[]> {
    const response = await fetch(new URL('/messages.json', url));
    const mails = (await response.json()) as readonly ReceivedMail[];
    return mails.filter(({ to }) => to === address).reverse();
  }

  return {
    async next(address) {
      const index = taken.get(address) ?? 0;
      const deadline = Date.now() + DEADLINE_MS;
      for (;;) {
        const mail = (await mailsTo(address))[index];
        if (mail) {
          taken.set(address, index + 1);
          return mail;
        }
        if (Date.now() > deadline) throw new Mismatch(`mail number ${index + 1} to an address`, 'none');
        await pause(INTERVAL_MS);
      }
    },
    waiting: async (address) => (await mailsTo(address)).length - (taken.get(address) ?? 0),
  };
}
