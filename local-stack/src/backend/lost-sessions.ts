import type { Sql } from 'postgres';

/** Postgres has ended the session, or the connection broke. */
function endsSession(error: unknown): boolean {
  const { severity_local: severity, code = '' } = (error ?? {}) as { severity_local?: string; code?: string };
  return severity === 'FATAL' || code.startsWith('CONNECTION_');
}

const END_TIMEOUT_S = 2;

/**
 * When Postgres ends a session in the middle of a transaction, the driver still writes the rollback into the closed
 * connection, which crashes this process, and later considers the connection open. This makes a reserved connection
 * reject queries after its session has ended, and keeps it from being released: the driver has already discarded it.
 */
export function handleLostSessions(sql: Sql): void {
  const end = sql.end.bind(sql);
  // Otherwise it would wait for lost connections forever.
  sql.end = (options) => end({ timeout: END_TIMEOUT_S, ...options });
  const reserve = sql.reserve.bind(sql);
  sql.reserve = async () => {
    const session = await reserve();
    const unsafe = session.unsafe.bind(session);
    const release = session.release.bind(session);
    let lost: Error | undefined;
    return Object.assign(session, {
      unsafe: ((...args: Parameters<typeof unsafe>) => {
        if (lost) return Promise.reject(lost);
        const query = unsafe(...args);
        // The driver's own `then` would send the query now.
        void Promise.prototype.then.call(query, undefined, (error: Error) => {
          if (endsSession(error)) lost = error;
        });
        return query;
      }) as typeof unsafe,
      release: () => {
        if (!lost) release();
      },
    });
  };
}
