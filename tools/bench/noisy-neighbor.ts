import * as v from 'valibot';
import { setTimeout as pause } from 'node:timers/promises';
import { type ExportedData, SaveVerdictsSchema } from '@ninefold/contracts';
import postgres from 'postgres';
import { type Called, postgrestLike } from './data-api';
import { newPerson } from './payments/buyers';
import { burst, steady } from './payments/load';
import { bundledPrograms, type Parts, startParts } from './payments/parts';
import { inventedRound, MAX_ANSWERS } from './rounds';

/** People who save and read as much of their own as they are let. */
const PEOPLE = 10;
/** What each of them saved before, on every day of a month. */
const HISTORY = { days: 30, rounds: 199 };
const REPORTS_AT_ONCE = 30;
const ROUNDS_IN_A_LIST = 8;
/** Reads of everybody else. */
const OTHERS = { people: 50, perSecond: 50, seconds: 20, p99Ms: 100 };

type Person = Awaited<ReturnType<typeof newPerson>>;
type DataApi = ReturnType<typeof postgrestLike>;

/** What the noisy people got: calls by their status, and the longest report. */
class Tally {
  readonly statuses = new Map<string, number>();
  longestMs = 0;

  async count(name: string, call: () => Promise<Called>) {
    const begin = performance.now();
    const called = await call();
    const key = `${name}: ${called.status}`;
    this.statuses.set(key, (this.statuses.get(key) ?? 0) + 1);
    if (called.status === 200) this.longestMs = Math.max(this.longestMs, performance.now() - begin);
    return called;
  }
}

/** The month of one person, counted as each save does, and the same month for the others. */
async function seedHistory({ databaseUrl }: Parts, [first, ...others]: readonly Person[]): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    await sql`
      insert into public.game_sessions (id, user_id, game_type, answered_by, score, completion_time_seconds, accuracy,
        completed_at, saved_at, session_data, verified)
      select gen_random_uuid(), ${first!.id}, 'mental_math_speed', 'choosing', 48, 60, 80, d.at, d.at,
        ${sql.json({ answers: inventedRound(0, MAX_ANSWERS).answers } as never)}, false
      from generate_series(1, ${HISTORY.rounds}),
        lateral (select now() - n * interval '1 day' from generate_series(1, ${HISTORY.days}) n) d (at)`;
    for (const { id } of others) {
      await sql.begin(async (session) => {
        // Copies of what was counted are not counted again.
        await session`set local session_replication_role = replica`;
        await session`
          insert into public.game_sessions
          select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'user_id', ${id}::text))).*
          from public.game_sessions s where s.user_id = ${first!.id}`;
        for (const table of ['game_days', 'operation_days', 'fact_days']) {
          await session.unsafe(
            `insert into private.${table}
             select (jsonb_populate_record(d, jsonb_build_object('user_id', $1::text, 'id', gen_random_uuid()))).* from private.${table} d
             where d.user_id = $2`,
            [id, first!.id],
          );
        }
      });
    }
    await sql`analyze`;
  } finally {
    await sql.end();
  }
}

/** Saves as many rounds as a day has room for. */
async function saveRounds(api: DataApi, { token }: Person, tally: Tally): Promise<void> {
  for (let number = 0, isFull = false; !isFull; number += ROUNDS_IN_A_LIST) {
    const p_results = Array.from({ length: ROUNDS_IN_A_LIST }, (_, at) =>
      inventedRound(number + at, MAX_ANSWERS),
    );
    const { status, text } = await tally.count('save_results', () =>
      api.callAs(token, 'save_results', { p_results }),
    );
    if (status !== 200) return;
    isFull = v.parse(SaveVerdictsSchema, JSON.parse(text)).some((verdict) => verdict.status === 'refused');
  }
}

/** Reads the export page by page, to the end or to a refusal. */
async function readExport(api: DataApi, { token }: Person, tally: Tally): Promise<void> {
  let p_after: ExportedData['next'] = null;
  do {
    const { status, text } = await tally.count('export_my_data', () =>
      api.callAs(token, 'export_my_data', { p_after }),
    );
    if (status !== 200) return;
    p_after = (JSON.parse(text) as { next?: ExportedData['next'] }).next ?? null;
  } while (p_after);
}

async function readReports(api: DataApi, { token }: Person, tally: Tally): Promise<void> {
  const report = () => tally.count('progress_report', () => api.callAs(token, 'progress_report'));
  await Promise.all(Array.from({ length: REPORTS_AT_ONCE }, report));
}

/** Saves, then reports, then the export; and again a second after the last refusal. */
async function makeNoise(api: DataApi, person: Person, tally: Tally, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await saveRounds(api, person, tally);
    await readReports(api, person, tally);
    await readExport(api, person, tally);
    await pause(1_000);
  }
}

/** `today()` of others while ten people save and read as much of their own as they are let, on a real Postgres. */
export async function benchNoisyNeighbor(): Promise<boolean> {
  const parts = await startParts(await bundledPrograms());
  const api = postgrestLike(parts.databaseUrl);
  try {
    const people: Person[] = [];
    for (let person = 0; person < PEOPLE; person++) people.push(await newPerson(parts));
    const others: Person[] = [];
    for (let person = 0; person < OTHERS.people; person++) others.push(await newPerson(parts));
    await seedHistory(parts, people);
    let turn = 0;
    const today = async () => {
      const { token } = others[turn++ % OTHERS.people]!;
      const { status } = await api.callAs(token, 'today');
      if (status !== 200) throw new Error(`today() has status ${status}.`);
    };
    const { perSecond, seconds, p99Ms: bound } = OTHERS;
    // A server that has run for a while has its connections open.
    await burst(today, 400, 40);
    const alone = await steady(today, perSecond, seconds);
    const tally = new Tally();
    const end = new AbortController();
    const noise = Promise.all(people.map((person) => makeNoise(api, person, tally, end.signal)));
    const beside = await steady(today, perSecond, seconds);
    end.abort();
    await noise;
    console.log(
      `\ntoday(): ${perSecond} calls a second for ${seconds} seconds, beside ${PEOPLE} noisy people`,
    );
    const row = ({ requests, errors, p50Ms, p99Ms }: typeof alone) => ({
      requests,
      errors: errors.length,
      'p50, ms': p50Ms.toFixed(0),
      'p99, ms': p99Ms.toFixed(0),
    });
    console.table({ alone: row(alone), 'beside noise': { ...row(beside), bound } });
    console.log(`The noisy people, longest call ${tally.longestMs.toFixed(0)} ms:`);
    console.table(Object.fromEntries([...tally.statuses].sort()));
    if (beside.errors[0]) console.error(beside.errors[0]);
    return beside.errors.length === 0 && beside.p99Ms <= bound;
  } finally {
    await api.stop();
    await parts.stop();
  }
}
