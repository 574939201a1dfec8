import type { IncomingMessage } from 'node:http';
import type { Connection } from '@supabase/lite';
import postgres, { type Sql } from 'postgres';
import { READABLE } from '../http/readable';
import { readChunks } from '../http/read-body';
import type { BackendOptions } from '../options';
import type { RoleSettings } from '../role-settings';
import { TIMEOUTS } from '../postgrest-errors';
import { callStatements } from './call-statement';
import { knownCaller } from './known-caller';
import { callInOneRound } from './one-round';

const PATH = '/rest/v1/rpc/';
const MAX_BYTES = 1_024 * 1_024;

/** What would change the form of the response, or read another schema. */
const isOrdinary = ({ headers, method }: IncomingMessage) =>
  method === 'POST' &&
  headers['content-type']?.startsWith('application/json') === true &&
  ['*/*', 'application/json', undefined].includes(headers.accept) &&
  ['public', undefined].includes(headers['content-profile'] as string | undefined) &&
  !('prefer' in headers || 'range' in headers || 'accept-profile' in headers);

/** The response to a call; or the body that was read, when @supabase/lite has to respond; or nothing was read. */
export type CallFunction = (
  request: IncomingMessage,
) => Promise<Response | Uint8Array<ArrayBuffer> | undefined>;

/**
 * The calls of functions that the product makes again and again, on a real Postgres: in one round trip in place of nine,
 * with statements that are parsed once, as PostgREST makes them. All else is left to @supabase/lite: other requests,
 * callers in doubt, and most calls that Postgres refuses, so that each refusal has the one form.
 */
export async function functionCalls(
  connection: Connection,
  sql: Sql,
  settingsOf: RoleSettings,
  options: BackendOptions,
): Promise<CallFunction> {
  const { functions = [] } = await connection.introspect({ useCache: true });
  const statementOf = callStatements(functions);

  return async (request) => {
    const { url = '', headers } = request;
    const name = url.slice(PATH.length);
    if (!url.startsWith(PATH) || !/^\w+$/.test(name) || !isOrdinary(request)) return undefined;
    const caller = knownCaller(headers, options);
    if (!caller) return undefined;
    const body = await bodyOf(request);
    const text = Buffer.from(body).toString();
    const given = argumentsOf(text);
    // What every page asks without an account, the library asks once for all that wait.
    const isShared = given?.length === 0 && caller.sub === '';
    const statement = given && !isShared && statementOf(name, given);
    if (!statement) return body;
    const call = {
      caller,
      path: `/rpc/${name}`,
      headers: JSON.stringify(headers),
      statement,
      body: text,
      settings: JSON.stringify(settingsOf(caller.role)),
    };
    try {
      return respond(await callInOneRound(sql, call));
    } catch (error) {
      const status = statusOf(error);
      if (status) return respondRefusal(error as PostgresRefusal, status);
      if (!wasRefused(error)) throw error;
      return body;
    }
  };
}

/** The headers are new for each response: the server writes the length of the body into them. */
const respond = (json: string, status = 200) =>
  new Response(json, { status, headers: { ...READABLE, 'Content-Type': 'application/json; charset=utf-8' } });

/** Postgres took nothing of the call. Not so when the session was lost: it may have committed. */
const wasRefused = (error: unknown) => error instanceof postgres.PostgresError && error.severity === 'ERROR';

interface PostgresRefusal {
  readonly code: string;
  readonly message: string;
  readonly detail?: string | null;
  readonly hint?: string | null;
}

/** The status that a function chose, `PT429`, or that of a timeout: a second try would take as long again. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof postgres.PostgresError)) return undefined;
  const chosen = /^PT([45]\d\d)$/.exec(error.code)?.[1];
  return chosen ? Number(chosen) : TIMEOUTS.includes(error.code) ? 500 : undefined;
}

const respondRefusal = (
  { code, detail: details = null, hint = null, message }: PostgresRefusal,
  status: number,
) => respond(JSON.stringify({ code, details, hint, message }), status);

function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  // The connection stays open for a refusal of the body.
  const chunks: AsyncIterator<Uint8Array> = request.iterator({ destroyOnReturn: false });
  const reader = { read: () => chunks.next(), cancel: async () => undefined };
  return readChunks(Number(request.headers['content-length'] ?? 0), reader, MAX_BYTES);
}

/** The names in a JSON object; undefined for other JSON, which no function takes. */
function argumentsOf(text: string): string[] | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.keys(body) : undefined;
  } catch {
    return undefined;
  }
}
