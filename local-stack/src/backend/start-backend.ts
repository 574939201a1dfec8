import { Hono } from 'hono';
import pRetry from 'p-retry';
import { listen } from '../http/listen';
import type { Mail } from '../outbox/mail';
import { authRoutes } from './auth/auth-routes';
import { createApp } from './create-app';
import { migrate } from './migrate';
import { openDatabase } from './open-database';
import type { BackendOptions } from './options';
import { type InTurn, publicRoutes } from './public-routes';
import { withoutValues } from './quiet-log';

/** How long responses may take to end after the backend was asked to stop. */
const GRACE_MS = 1_000;

/** Over half a minute: the outbox may be starting again. */
const MAIL_RETRIES = { retries: 5, minTimeout: 1_000, factor: 2 };

export interface Backend {
  readonly url: string;
  /** Resolves to the reason when its database has ended by itself. */
  readonly ended: Promise<string> | undefined;
  /** Closes the database properly; resolves when everything is written. */
  stop(): Promise<void>;
}

/**
 * An embedded Supabase: Auth, Data API and mail on the real migrations, for supabase-js as a client.
 * @throws Failure with one line about the port, the data folder, the Postgres or the migration to be corrected
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { connection, isEmbedded, ended, close } = await openDatabase(options);
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  const stopping = new AbortController();
  /** After the response to the request: neither its time nor its failure shows who has an account. */
  const deliver = (mail: Mail) =>
    void pRetry(() => options.onMail(mail), { ...MAIL_RETRIES, signal: stopping.signal }).catch((error) => {
      if (!stopping.signal.aborted)
        log(`The mail "${mail.subject}" was not sent: ${withoutValues(error as Error)}`);
    });
  try {
    let url = '';
    const app = await createApp(connection, options);
    await migrate(app, connection, options);

    const inTurn = isEmbedded ? oneAtATime() : async <T>(task: () => T | Promise<T>) => task();
    const lite = async (request: Request) => app.fetch(request);
    const linkBase = () => options.linkBase ?? url;
    const auth = await authRoutes(options, { connection, deliver, lite, linkBase, log });
    await readSchema(lite, options.publishableKey);
    const services = { auth: new Hono().route('/auth/v1', auth).fetch, rest: lite };
    const server = await listen('supabase', publicRoutes(services, inTurn).fetch, options.port);
    url = `http://localhost:${server.port}`;
    const stop = async () => {
      await server.close(GRACE_MS);
      stopping.abort();
      await inTurn(close);
    };
    return { url, ended, stop };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * @supabase/lite does not wait for the end of one transaction before the next: on one connection, two requests at once
 * would share one transaction and one role.
 */
function oneAtATime(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    return result;
  };
}

/** The first request makes the Data API read the schema, which takes a second: done before the first player. */
async function readSchema(fetch: (request: Request) => Promise<Response>, apikey: string): Promise<void> {
  await fetch(new Request('http://localhost/rest/v1/rpc/today', { method: 'POST', headers: { apikey } }));
}
