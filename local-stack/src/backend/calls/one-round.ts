import type { Sql } from 'postgres';
import type { KnownCaller } from './known-caller';

/** A call of one function, in a transaction of its own. */
export interface FunctionCall {
  readonly caller: KnownCaller;
  readonly path: string;
  /** The headers of the request, as JSON. */
  readonly headers: string;
  readonly statement: string;
  readonly body: string;
  /** Those of the caller's role, as JSON. */
  readonly settings: string;
}

/** The parameters by which @supabase/lite, and PostgREST, tell the database who asks. They end with the transaction. */
const TELL_WHO_ASKS = `select
  set_config('role', $1, true), set_config('request.jwt.claim.role', $1, true),
  set_config('request.jwt.claim.sub', $2, true), set_config('request.jwt.claims', $3, true),
  set_config('request.method', 'POST', true), set_config('request.path', $4, true),
  set_config('request.headers', $5, true),
  (select count(set_config(s.key, s.value, true)) from json_each_text($6::text::json) s)`;

const PREPARED = { prepare: true };

/** The transaction was in error before this statement; the error itself is that of an earlier one. */
const IN_FAILED_TRANSACTION = '25P02';

/**
 * Sends a whole transaction at once: four statements in one round trip, of which Postgres has parsed two before. A
 * statement after one that failed is refused by Postgres, and the commit then takes back everything: so the function
 * never runs with another role than the caller's.
 * @returns the response of the function, as JSON
 * @throws the first error of Postgres: nothing was written then, unless the session was lost
 */
export async function callInOneRound(sql: Sql, call: FunctionCall): Promise<string> {
  const { caller, path, headers, statement, body, settings } = call;
  const session = await sql.reserve();
  try {
    const sent = [
      session.unsafe('begin'),
      session.unsafe(
        TELL_WHO_ASKS,
        [caller.role, caller.sub, caller.claims, path, headers, settings],
        PREPARED,
      ),
      session.unsafe<{ response: string | null }[]>(statement, [body], PREPARED),
      session.unsafe('commit'),
    ] as const;
    const [begun, told, called, committed] = await Promise.allSettled(sent);
    const errors = [begun, told, called, committed].flatMap((result) =>
      result.status === 'rejected' ? [result.reason as Error & { code?: string }] : [],
    );
    if (errors.length > 0) throw errors.find(({ code }) => code !== IN_FAILED_TRANSACTION) ?? errors[0]!;
    if (called.status !== 'fulfilled' || committed.status !== 'fulfilled')
      throw new Error('Without an error.');
    if (committed.value.command !== 'COMMIT')
      throw new Error(`A transaction ended in ${committed.value.command}.`);
    return called.value[0]?.response ?? 'null';
  } finally {
    session.release();
  }
}
