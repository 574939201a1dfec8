import postgres from 'postgres';

export interface Called {
  readonly status: number;
  readonly text: string;
}

/** As many as hosted Supabase gives its Data API on a small machine. */
const CONNECTIONS = 20;

/**
 * Calls functions as PostgREST does in production: one transaction for each call, with the role, its settings and the
 * claims of the token. The local stack takes nine round trips for that, and would be what is measured under load.
 */
export function postgrestLike(databaseUrl: string, connections = CONNECTIONS) {
  const sql = postgres(databaseUrl, { max: connections, onnotice: () => undefined });
  return {
    /** Calls a function as the person of an access token. */
    async callAs(token: string, name: string, body: object = {}): Promise<Called> {
      const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
      const { sub } = JSON.parse(claims) as { sub: string };
      const parameters = Object.keys(body).map((parameter, at) => `${parameter} => $${at + 1}`);
      try {
        const [row] = await sql.begin(async (session) => {
          await session`
            select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true),
              set_config('request.jwt.claim.sub', ${sub}, true),
              (select count(set_config(split_part(s, '=', 1), substr(s, strpos(s, '=') + 1), true))
               from pg_catalog.pg_roles, unnest(rolconfig) s where rolname = 'authenticated')`;
          return session.unsafe(
            `select to_jsonb(public.${name}(${parameters.join()})) as result`,
            Object.values(body) as never[],
          );
        });
        return { status: 200, text: JSON.stringify(row?.['result']) };
      } catch (error) {
        if (!(error instanceof postgres.PostgresError)) throw error;
        // Like PostgREST: a custom status is in the code (`PT429`), or in the detail of `PGRST`.
        const own =
          error.code === 'PGRST'
            ? (JSON.parse(error.detail ?? '{}') as { status?: number }).status
            : undefined;
        const status = own ?? Number(/^PT(\d{3})$/.exec(error.code)?.[1] ?? 500);
        return { status, text: error.message };
      }
    },
    stop: () => sql.end(),
  };
}
