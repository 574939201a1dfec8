import { clientOver, type FakeAnswer, type FakeRequest } from 'shared-platform/testing';
import { dayKeyAt, secondsToReset } from 'shared-puzzle-engine';

const refusal = (status: number, hint: string): FakeAnswer => ({
  status,
  body: { code: 'P0001', hint, message: hint, details: null },
});

interface Sent {
  readonly id: string;
  readonly game_type: string;
  readonly day_key: string;
  readonly completion_time_seconds: number;
}

/** A server that keeps one player's daily as the database does. `now` is the server's clock. */
export function fakeServer({ now = () => Date.now() } = {}) {
  const calls: string[] = [];
  const saved: { game: string; grid: number[]; seconds: number }[] = [];
  const server = {
    calls,
    saved,
    online: true,
    /** Seconds since `start_daily` was first called. */
    elapsedSeconds: 0,
    /** Set when today's was played, on another device perhaps. */
    completedInSeconds: null as number | null,
    /** Days in a row, with today's. */
    streak: 3,
    /** Refuses every result with this. */
    refuses: null as string | null,
    /** What it has of earlier days, as sent. */
    imported: [] as Sent[],
    /** XP for a result of an earlier day. */
    lateXp: 0,
    /** Does what this call says, but the answer never arrives. */
    losesAnswerTo: null as string | null,
    callsTo: (name: string) => calls.filter((call) => call === name).length,
    supabase: () => Promise.resolve(client),
  };

  const today = () => ({ day_key: dayKeyAt(now()), seconds_to_reset: secondsToReset(now()) });

  function answer(call: string, body: FakeRequest['body']): FakeAnswer {
    if (call === 'today') return { body: today() };
    if (call === 'start_daily') {
      const result =
        server.completedInSeconds === null ? null : { completion_time_seconds: server.completedInSeconds };
      const { elapsedSeconds } = server;
      return { body: { ...today(), elapsed_seconds: elapsedSeconds, completed: result !== null, result } };
    }
    if (call === 'import_guest_results') return { body: take(body['p_results'] as Sent[]) };
    if (call === 'daily_grid_results') return { body: server.imported.map(asRow) };
    if (server.refuses) return refusal(409, server.refuses);
    if (server.completedInSeconds !== null) return refusal(409, 'daily-already-played');
    const seconds = Number(body['p_completion_time_seconds']);
    server.completedInSeconds = seconds;
    saved.push({ game: String(body['p_game_type']), grid: body['p_grid'] as number[], seconds });
    return {
      body: { ...today(), completion_time_seconds: seconds, xp_earned: 50, current_streak: server.streak },
    };
  }

  function take(results: Sent[]) {
    const skipped: { id: string; reason: string }[] = [];
    for (const result of results) {
      const { id } = result;
      if (server.refuses) skipped.push({ id, reason: server.refuses });
      else if (server.imported.some((other) => other.id === id))
        skipped.push({ id, reason: 'already-imported' });
      else server.imported.push(result);
    }
    return { imported: results.length - skipped.length, skipped, total_xp: 0, current_streak: 0 };
  }
  const asRow = ({ game_type, day_key, completion_time_seconds }: Sent) => ({
    game_type,
    challenge_date: day_key,
    completion_time_seconds,
    xp_earned: server.lateXp,
  });

  const client = clientOver(({ path, body }) => {
    if (!server.online) return 'offline';
    const call = path.split('/').at(-1) ?? '';
    calls.push(call);
    const answered = answer(call, body);
    return server.losesAnswerTo === call ? 'offline' : answered;
  });
  return server;
}
