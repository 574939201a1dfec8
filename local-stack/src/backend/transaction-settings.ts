import type { Connection, ConnectionContextOptions } from '@supabase/lite';
import { sql } from 'kysely';
import { roleSettings } from './role-settings';

/**
 * Runs each request as PostgREST does: in a transaction whose first statement sets the role with its settings, the
 * claims and the request. @supabase/lite sends a statement for each of them, which is half of what Postgres does for
 * a short call.
 */
export function setLikePostgrest<T extends Connection>(connection: T): T {
  skipDefaultGrants(connection);
  const ofRole = roleSettings(connection);
  const withContext = connection.withContext.bind(connection);
  connection.withContext = async (context, work, options) => {
    if (!context) return withContext(context, work, options);
    const call = options?.rpc;
    const caller = (context.auth ?? {}) as Caller;
    const role = caller.role ?? 'anon';
    const settings = [
      ...(await ofRole(role)),
      ...Object.entries(settingsOf(caller, role, call)),
      ...((await isReadOnly(connection, call)) ? [['transaction_read_only', 'on']] : []),
    ];
    const configs = settings.map(([name, value]) => sql`set_config(${name}, ${value}, true)`);
    return connection.kysely.transaction().execute(async (db) => {
      await sql`select ${sql.join(configs)}`.execute(db);
      return work(db);
    });
  };
  return connection;
}

type Call = ConnectionContextOptions['rpc'];

/** PostgREST lets neither GET nor any call of a stable function write. */
async function isReadOnly(connection: Connection, call: Call): Promise<boolean> {
  if (!call || call.readOnly) return Boolean(call);
  const { functions = [] } = await connection.introspect({ useCache: true });
  const named = functions.filter(({ name }) => call.path === `/rpc/${name}`);
  return named.length > 0 && named.every(({ volatility }) => volatility !== 'v');
}

/** What @supabase/lite knows of the caller. */
interface Caller {
  readonly uid?: string | null;
  readonly role?: string;
  readonly jwt?: object | null;
}

function settingsOf({ uid, jwt }: Caller, role: string, call: Call): Readonly<Record<string, string>> {
  return {
    role,
    'request.jwt.claims': JSON.stringify({ ...jwt, role }),
    // `auth.uid()` and `auth.role()` of @supabase/lite read these.
    'request.jwt.claim.sub': uid ?? '',
    'request.jwt.claim.role': role,
    ...(call && {
      'request.method': call.method,
      'request.path': call.path,
      'request.headers': JSON.stringify(call.requestHeaders ?? {}),
    }),
  };
}

/**
 * @supabase/lite grants every table to every role before its first transaction; hosted Supabase keeps the privileges
 * that migrations define.
 */
function skipDefaultGrants(connection: Connection): void {
  Object.assign(connection, { ensureRlsContext: () => Promise.resolve(true) });
}
