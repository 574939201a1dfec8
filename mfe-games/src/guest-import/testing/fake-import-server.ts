import { clientOver, type FakeAnswer } from 'shared-platform/testing';

interface Item {
  readonly id: string;
  readonly [name: string]: unknown;
}

/** A server that takes guests' results as the database does: each id once, into the account that is signed in. */
export function fakeImportServer() {
  const taken = new Map<string, string>();
  const server = {
    /** `lost`: what is sent arrives, but no answer comes back. */
    network: 'online' as 'online' | 'offline' | 'lost',
    /** Who is signed in. */
    account: 'user-1',
    /** Every call, with what it carried. */
    calls: [] as Item[][],
    /** The ids that were taken, and by whom. */
    taken,
    /** Skips every result with this. */
    skips: null as string | null,
    /** Refuses the whole list with this. */
    refuses: null as string | null,
    supabase: () => Promise.resolve(client),
  };

  function reasonAgainst({ id }: Item): string | null {
    const holder = taken.get(id);
    if (holder) return holder === server.account ? 'already-imported' : 'malformed-result';
    if (!server.skips) taken.set(id, server.account);
    return server.skips;
  }

  function take(items: Item[]): FakeAnswer {
    server.calls.push(items);
    if (server.refuses) return { status: 400, body: { code: '22023', hint: server.refuses, message: 'no' } };
    const skipped = items.flatMap((item) => {
      const reason = reasonAgainst(item);
      return reason ? [{ id: item.id, reason }] : [];
    });
    return { body: { imported: items.length - skipped.length, skipped, total_xp: 0, current_streak: 0 } };
  }

  const client = clientOver(({ path, body }) => {
    // Whatever else a screen asks for is not this server's business.
    if (server.network === 'offline' || !path.endsWith('/import_guest_results')) return 'offline';
    const answer = take(body['p_results'] as Item[]);
    return server.network === 'lost' ? 'offline' : answer;
  });
  return server;
}
