import type { Mail } from '../../outbox/mail';

/** The pauses before the second, third and fourth try to send a mail. */
const PAUSES_MS: readonly number[] = [1_000, 5_000, 30_000];

export interface Delivery {
  /** Sends a mail after the response to the request: neither its time nor its failure shows who has an account. */
  send(mail: Mail): void;
  /** Sends no more; a mail that waits for its next try is given up. */
  stop(): void;
}

interface DeliveryParts {
  readonly onMail: (mail: Mail) => void | Promise<void>;
  /** Gets one line without the address when a mail could not be sent. */
  readonly log: (line: string) => void;
  readonly pausesMs?: readonly number[] | undefined;
}

export function createDelivery({ onMail, log, pausesMs = PAUSES_MS }: DeliveryParts): Delivery {
  const waiting = new Set<NodeJS.Timeout>();
  let stopped = false;

  async function tryToSend(mail: Mail, tries: number): Promise<void> {
    try {
      await onMail(mail);
    } catch (error) {
      const pause = pausesMs[tries - 1];
      if (stopped) return;
      if (pause === undefined) return log(failed(mail, tries, error));
      const timer = setTimeout(() => {
        waiting.delete(timer);
        void tryToSend(mail, tries + 1);
      }, pause);
      waiting.add(timer);
    }
  }

  return {
    send: (mail) => void tryToSend(mail, 1),
    stop() {
      stopped = true;
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}

const failed = ({ subject, to }: Mail, tries: number, error: unknown) =>
  `The mail "${subject}" was not sent, after ${tries} tries: ${String(error).replaceAll(to, '…')}`;
