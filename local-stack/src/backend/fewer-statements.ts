import type { Connection } from '@supabase/lite';
import type { createPgliteConnection } from '@supabase/lite/pglite';
import { readRoleSettings, type RoleSettings } from './role-settings';

interface Caller {
  readonly auth?: { readonly role?: string; readonly uid?: unknown; readonly jwt?: unknown };
  readonly storage?: { readonly operation?: unknown };
}

interface RpcRequest {
  readonly method: string;
  readonly path: string;
  readonly requestHeaders?: unknown;
}

/**
 * @supabase/lite sets up each request of the Data API with ten statements, which cost more than the request itself: the
 * same in two. The functions that it calls for this are replaced.
 */
export function setContextAtOnce<T extends Connection>(connection: T): T {
  let settingsOf: RoleSettings | undefined;
  return Object.assign(connection, {
    async applyJwtSessionContext(db: Connection['kysely'], { auth, storage }: Caller) {
      // Requests come after the migrations, which make the settings.
      settingsOf ??= await readRoleSettings(db);
      const role = auth?.role || 'anon';
      await configure(db, {
        role,
        ...settingsOf(role),
        'request.jwt.claim.sub': String(auth?.uid ?? ''),
        'request.jwt.claim.role': role,
        'storage.operation': String(storage?.operation ?? ''),
        ...(auth?.jwt && typeof auth.jwt === 'object'
          ? { 'request.jwt.claims': JSON.stringify(auth.jwt) }
          : undefined),
      });
    },
    applyRpcRequestGucs: (db: Connection['kysely'], { method, path, requestHeaders }: RpcRequest) =>
      configure(db, {
        'response.status': '',
        'response.headers': '',
        'request.method': method,
        'request.path': path,
        'request.headers': JSON.stringify(requestHeaders ?? {}),
      }),
  });
}

/** Sets parameters until the end of the transaction. */
async function configure(db: Connection['kysely'], parameters: Readonly<Record<string, string>>) {
  await db
    .selectNoFrom(({ fn, val }) =>
      Object.entries(parameters).map(([name, value]) =>
        fn('set_config', [val(name), val(value), val(true)]).as(name),
      ),
    )
    .execute();
}

/** A statement without values takes one message to Postgres in place of six: the ends of transactions are such. */
export function askPlainly({ driver }: Embedded): void {
  const query = driver.query.bind(driver);
  driver.query = async (statement, values, options) => {
    if (values?.length) return query(statement, values, options);
    const [result] = await driver.exec(statement, options);
    return (result ?? { rows: [], fields: [] }) as never;
  };
}

type Embedded = Awaited<ReturnType<typeof createPgliteConnection>>;

/** The types of which the product, and the schema that @supabase/lite reads, have lists. */
const LISTED =
  'bool int2 int4 int8 float4 float8 numeric text varchar name char oid uuid json jsonb date timestamptz';

/**
 * PGlite copies its table of parsers for each statement. Most of its 300 entries are for lists of things like rows of
 * system tables, which nothing here reads: without them a statement costs half.
 */
export async function keepUsedParsers({ driver }: Embedded): Promise<void> {
  const { rows } = await driver.query<{ oid: number }>(
    `select a.oid from pg_type a join pg_type e on e.oid = a.typelem
     where a.typcategory = 'A' and e.typname <> all (string_to_array($1, ' '))`,
    [LISTED],
  );
  for (const { oid } of rows) delete driver.parsers[oid];
}
