import { clientOver, type FakeAnswer, type FakeRequest } from 'shared-platform/testing';

type Sent = FakeRequest['body'];

const refusal = (code: string, hint: string | null): FakeAnswer => ({
  status: 400,
  body: { code, hint, message: 'no', details: null },
});

/** A server that keeps one player's practice puzzles as the database does: each id once. */
export function fakePracticeServer() {
  const saved = new Map<unknown, Sent>();
  const server = {
    online: true,
    /** Every result that arrived, also one that was there already. */
    arrived: [] as Sent[],
    saved,
    /** Seconds of the best other puzzle without hints. */
    best: null as number | null,
    /** Refuses every result with this. */
    refuses: null as string | null,
    refusesAs: '22023',
    /** A result of this id is nothing that Postgres can read. */
    cannotRead: null as string | null,
    supabase: () => Promise.resolve(client),
  };

  function save(sent: Sent): FakeAnswer {
    server.arrived.push(sent);
    if (server.cannotRead === sent['p_id']) return refusal('22P02', null);
    if (server.refuses) return refusal(server.refusesAs, server.refuses);
    const isNew = !saved.has(sent['p_id']);
    saved.set(sent['p_id'], sent);
    const seconds = Number(sent['p_completion_time_seconds']);
    const own = sent['p_hints_used'] === 0 ? Math.min(seconds, server.best ?? Infinity) : server.best;
    return { body: { saved: isNew, personal_best: own, previous_best: server.best } };
  }

  const client = clientOver(({ path, body }) =>
    server.online && path.endsWith('/save_practice_result') ? save(body) : 'offline',
  );
  return server;
}
