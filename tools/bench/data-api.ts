import postgres from 'postgres';

export interface Called {
  readonly status: number;
  readonly text: string;
  /** Seconds of the `Retry-After` header. */
  readonly retryAfter?: number;
}

/** A status that differs from the default, and headers. */
interface OwnResponse {
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
}

const called = (text: string, { status, headers }: OwnResponse, usually: number): Called => ({
  status: status ?? usually,
  text,
  ...('Retry-After' in headers && { retryAfter: Number(headers['Retry-After']) }),
});

/** What a function set for its response, if it did. */
function ownResponse(status: string | null, headers: string | null): OwnResponse {
  const list = JSON.parse(headers || '[]') as Record<string, string>[];
  return {
    ...(status && { status: Number(status) }),
    headers: Object.assign({}, ...list) as OwnResponse['headers'],
  };
}

/** The response of an error: a custom status is in the code (`PT429`), or in the detail of `PGRST` with headers. */
function errorResponse({ code, detail }: postgres.PostgresError): OwnResponse {
  if (code === 'PGRST') return JSON.parse(detail ?? '{}') as OwnResponse;
  const status = /^PT(\d{3})$/.exec(code)?.[1];
  return { ...(status && { status: Number(status) }), headers: {} };
}

/** As many as hosted Supabase gives its Data API on a small machine. */
const CONNECTIONS = 20;

/** A string is JSON already, as in the body of a request. */
const BODY = {
  to: 3802,
  from: [3802],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
};

/** SQL that applies the settings of the role. Like PostgREST, it reads them once. */
async function settingsOfRole(sql: postgres.Sql): Promise<string> {
  const [row] = await sql<{ settings: string | null }[]>`
    select string_agg(format(', set_config(%L, %L, true)', split_part(s, '=', 1), substr(s, strpos(s, '=') + 1)), '') as settings
    from pg_catalog.pg_db_role_setting, unnest(setconfig) s
    where setdatabase = 0 and setrole = 'authenticated'::regrole`;
  return row?.settings ?? '';
}

/**
 * Calls functions as PostgREST does in production: one transaction for each call, with the role, its settings and the
 * claims of the token. Under load, the processor time of the local stack itself would be measured too.
 */
export function postgrestLike(databaseUrl: string, connections = CONNECTIONS) {
  const sql = postgres(databaseUrl, { max: connections, onnotice: () => undefined, types: { jsonb: BODY } });
  const roleSettings = settingsOfRole(sql);
  return {
    /** Calls a function as the person of an access token. */
    async callAs(token: string, name: string, body: object = {}): Promise<Called> {
      const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
      const { sub } = JSON.parse(claims) as { sub: string };
      const parameters = Object.keys(body).map((parameter, at) => `${parameter} => $${at + 1}`);
      try {
        const names = await roleSettings;
        const [row] = await sql.begin(async (session) => {
          await session.unsafe(
            `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true),
               set_config('request.jwt.claim.sub', $2, true)${names}`,
            [claims, sub],
          );
          return session.unsafe<{ result: string; status: string | null; headers: string | null }[]>(
            `with called as materialized (select to_json(public.${name}(${parameters.join()}))::text as result)
             select result, current_setting('response.status', true) as status,
               current_setting('response.headers', true) as headers
             from called`,
            Object.values(body) as never[],
          );
        });
        return called(row?.result ?? 'null', ownResponse(row?.status ?? null, row?.headers ?? null), 200);
      } catch (error) {
        if (!(error instanceof postgres.PostgresError)) throw error;
        return called(error.message, errorResponse(error), 500);
      }
    },
    stop: () => sql.end(),
  };
}
