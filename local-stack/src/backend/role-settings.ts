import type { Connection } from '@supabase/lite';
import { sql } from 'kysely';

type Setting = readonly [name: string, value: string];

/** postgres.js and PGlite. */
interface Listener {
  listen(channel: string, onNotification: () => void): Promise<unknown>;
}

/**
 * The settings of each role, such as statement timeouts. Postgres applies them at login; PostgREST reads them at its
 * start and on `notify pgrst, 'reload config'`, as this does, and applies them to each transaction.
 */
export function roleSettings(connection: Connection): (role: string) => Promise<readonly Setting[]> {
  let listening: Promise<unknown> | undefined;
  let settings: Promise<ReadonlyMap<string, readonly Setting[]>> | undefined;
  const forget = () => (settings = undefined);
  return async (role) => {
    // Connections that only apply migrations need no listener.
    await (listening ??= (connection.driver as Listener).listen('pgrst', forget));
    settings ??= read(connection);
    settings.catch(forget);
    return (await settings).get(role) ?? [];
  };
}

async function read({ kysely }: Connection): Promise<ReadonlyMap<string, readonly Setting[]>> {
  const { rows } = await sql<{ role: string; settings: readonly string[] }>`
    select rolname as role, rolconfig as settings from pg_catalog.pg_roles where rolconfig is not null`.execute(
    kysely,
  );
  return new Map(rows.map(({ role, settings }) => [role, settings.map(split)]));
}

function split(setting: string): Setting {
  const at = setting.indexOf('=');
  return [setting.slice(0, at), setting.slice(at + 1)];
}
