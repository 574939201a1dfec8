import { Hono } from 'hono';
import pRetry from 'p-retry';
import { listen } from '../http/listen';
import type { Mail } from '../outbox/mail';
import { authRoutes } from './auth/auth-routes';
import { createApp } from './create-app';
import { migrate } from './migrate';
import { openDatabase } from './open-database';
import type { BackendOptions } from './options';
import { withRetryHint } from './postgrest-behavior';
import { publicRoutes } from './public-routes';
import { redactError } from './redact-log';
import { shedLoad } from './shed-load';

/** How long running requests may take after the backend was asked to stop. */
const GRACE_MS = 1_000;

/** More than 30 seconds in total, because the outbox may be restarting. */
const MAIL_RETRIES = { retries: 5, minTimeout: 1_000, factor: 2 };

export interface Backend {
  readonly url: string;
  /** Resolves with the reason when its database stops by itself. */
  readonly ended: Promise<string> | undefined;
  /** Closes the database; resolves when everything is written. */
  stop(): Promise<void>;
}

/**
 * Starts an embedded Supabase for supabase-js: Auth, Data API and email, with the real migrations.
 * @throws Failure with one line about the port, the data folder, the Postgres or the migration to fix
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { connection, isEmbedded, ended, close } = await openDatabase(options);
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  const stopping = new AbortController();
  /** Sent after the response, so that neither timing nor failures reveal who has an account. */
  const deliver = (mail: Mail) =>
    void pRetry(() => options.onMail(mail), { ...MAIL_RETRIES, signal: stopping.signal }).catch((error) => {
      if (!stopping.signal.aborted)
        log(`The mail "${mail.subject}" was not sent: ${redactError(error as Error)}`);
    });
  try {
    let url = '';
    const app = await createApp(connection, options);
    await migrate(app, connection, options);

    const lite = async (request: Request) => app.fetch(request);
    const linkBase = () => options.linkBase ?? url;
    const auth = await authRoutes(options, { connection, deliver, lite, linkBase, log });
    await readSchema(lite, options.publishableKey);
    const { services, idle } = shedLoad(
      {
        auth: new Hono().route('/auth/v1', auth).fetch,
        rest: async (request) => withRetryHint(await lite(request)),
      },
      isEmbedded ? 'one connection' : 'many connections',
    );
    const server = await listen('supabase', publicRoutes(services, options).fetch, options.port);
    url = `http://localhost:${server.port}`;
    const stop = async () => {
      await server.close(GRACE_MS);
      stopping.abort();
      // A call in the middle of a transaction would hold the only connection.
      if (isEmbedded) await idle();
      await close();
    };
    return { url, ended, stop };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The first request makes the Data API read the schema, which takes a second, so it is made before players come. */
async function readSchema(fetch: (request: Request) => Promise<Response>, apikey: string): Promise<void> {
  await fetch(new Request('http://localhost/rest/v1/rpc/today', { method: 'POST', headers: { apikey } }));
}
