import { listen } from '../http/listen';
import { createAuth } from './auth/create-auth';
import { functionCalls } from './calls/function-calls';
import { createApp } from './create-app';
import { atOnce, oneAtATime } from './http/in-turn';
import { shareWaiting } from './http/share-waiting';
import { createDelivery } from './mail/deliver';
import { migrate } from './migrate';
import { openDatabase } from './open-database';
import type { BackendOptions } from './options';
import { readRoleSettings } from './role-settings';
import { publicRoutes } from './public-routes';

/** How long responses may take to end after the backend was asked to stop. */
const GRACE_MS = 1_000;

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
  const { connection, sql, ended, close } = await openDatabase(options);
  const { onMail, mailPausesMs: pausesMs } = options;
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  const delivery = createDelivery({ onMail, log, pausesMs });
  try {
    let url = '';
    const app = await createApp(connection, options);
    await migrate(app, connection, options);

    const inTurn = sql ? atOnce : oneAtATime();
    const lite = shareWaiting(async (request) => app.fetch(request), {
      isShared: isAskedByEveryPage(options.publishableKey),
      inTurn,
    });
    const linkBase = () => options.linkBase ?? url;
    const auth = await createAuth(options, { connection, inTurn, delivery, lite, linkBase, log });
    await readSchema(lite, options.publishableKey);
    const callFunction =
      sql && (await functionCalls(connection, sql, await readRoleSettings(connection.kysely), options));
    const routes = publicRoutes({ auth, rest: lite, callFunction, callsOfPerson: options.callsOfPerson });
    const server = await listen('supabase', routes.fetch, options.port);
    url = `http://localhost:${server.port}`;
    const stop = async () => {
      await server.close(GRACE_MS);
      delivery.stop();
      await inTurn(close);
    };
    return { url, ended, stop };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The day, which each page asks for, also without an account. With a session the response could be the person's own. */
const isAskedByEveryPage =
  (publishableKey: string) =>
  ({ url, headers }: Request): boolean =>
    new URL(url).pathname === '/rest/v1/rpc/today' &&
    headers.get('apikey') === publishableKey &&
    [null, `Bearer ${publishableKey}`].includes(headers.get('authorization'));

/** The first request makes the Data API read the schema, which takes a second: done before the first player. */
async function readSchema(fetch: (request: Request) => Promise<Response>, apikey: string): Promise<void> {
  await fetch(new Request('http://localhost/rest/v1/rpc/today', { method: 'POST', headers: { apikey } }));
}
