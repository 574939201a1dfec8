import { randomUUID } from 'node:crypto';
import { callRpc, reportSignUpConflictCall } from '@ninefold/contracts/rpc';
import { type Client, createProgramClient } from '../program-client';
import { siteOf } from './links';
import { openOutbox, type Outbox } from './outbox';
import { fetchWithRetry } from './fetch-with-retry';

/** The service under test. */
export interface Target {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** The page that shows the mails that the service sends. */
  readonly mailUrl: string;
  /** The domain of the checks' addresses. */
  readonly domain: string;
}

/** What the checks need. */
export interface Stage {
  readonly url: string;
  readonly publishableKey: string;
  /** The site's first address, to which all links lead. */
  readonly site: string;
  readonly outbox: Outbox;
  /** With the secret key. */
  readonly service: Client;
  /** What the page that signs up calls after the service has rejected its password. */
  reportConflict(email: string): Promise<void>;
  /** A new browser without a session. */
  visitor(): Client;
  /** An unused address. An account that gets it is removed at the end. */
  newAddress(): string;
  /**
   * Removes the accounts that the checks created.
   * @returns their number
   */
  clear(): Promise<number>;
}

/** The clocks of the two machines may differ by this much. */
const CLOCK_SKEW_MS = 10 * 60_000;
const PER_PAGE = 200;

/** @throws Mismatch or TypeError if there is no auth service at the address */
export async function openStage(target: Target): Promise<Stage> {
  const { url, publishableKey, secretKey, mailUrl, domain } = target;
  const service = createProgramClient(url, secretKey, { fetch: fetchWithRetry });
  const addresses = new Set<string>();
  const oldest = Date.now() - CLOCK_SKEW_MS;

  return {
    url,
    publishableKey,
    site: await siteOf(url),
    outbox: openOutbox(mailUrl),
    service,
    async reportConflict(email) {
      const visitor = createProgramClient(url, publishableKey, { fetch: fetchWithRetry });
      await callRpc(visitor, reportSignUpConflictCall, { p_email: email, p_was_tried: true });
    },
    visitor: () => createProgramClient(url, publishableKey, { fetch: fetchWithRetry }),
    newAddress() {
      const address = `check-${randomUUID()}@${domain}`;
      addresses.add(address);
      return address;
    },
    async clear() {
      const ours: string[] = [];
      // Newest first; mails older than this run are ignored.
      for (let page: number | null = 1; page;) {
        const { data, error } = await service.auth.admin.listUsers({ page, perPage: PER_PAGE });
        if (error) throw error;
        const { users, nextPage } = data;
        ours.push(...users.filter(({ email }) => addresses.has(email ?? '')).map(({ id }) => id));
        const last = users.at(-1);
        page = last && Date.parse(last.created_at) > oldest ? nextPage : null;
      }
      for (const id of ours) {
        const { error } = await service.auth.admin.deleteUser(id);
        if (error) throw error;
      }
      return ours.length;
    },
  };
}
