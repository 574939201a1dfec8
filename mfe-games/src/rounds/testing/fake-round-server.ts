import { clientOver, type FakeAnswer, type FakeRequest } from 'shared-platform/testing';

type Round = FakeRequest['body'];

/** A server that keeps one player's rounds as the database does: each id once. */
export function fakeRoundServer() {
  const saved = new Map<unknown, Round>();
  const server = {
    online: true,
    /** Every round that arrived, also one that was there already. */
    arrived: [] as Round[],
    saved,
    best: null as number | null,
    /** Refuses every round with this. */
    refuses: null as string | null,
    supabase: () => Promise.resolve(client),
  };

  function save(round: Round): FakeAnswer {
    server.arrived.push(round);
    if (server.refuses) return { status: 400, body: { code: 'P0001', hint: server.refuses, message: 'no' } };
    const isNew = !saved.has(round['p_id']);
    const previous_best = server.best;
    server.best = Math.max(Number(round['p_score']), previous_best ?? 0);
    saved.set(round['p_id'], round);
    return { body: { saved: isNew, personal_best: server.best, previous_best } };
  }

  const client = clientOver(({ path, body }) => {
    if (!server.online) return 'offline';
    return path.endsWith('/save_round_result') ? save(body) : { body: server.best };
  });
  return server;
}
