import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { seedFullClasses } from './full-classes';
import { postgrestLike } from './data-api';
import { makeNoise, openClass, sendOneList, Tally } from './noisy/noise';
import { seedHistory } from './noisy/history';
import { measureOthers, type OtherCall, OTHERS_NEEDED } from './noisy/others';
import { bundledPrograms, startParts } from './payments/parts';
import { publishToday, seedPlayers } from './rush/players';

/** People who save and read as much of their own as they are let, with a long history. */
const PEOPLE = 10;
/** One begins after the other: people do not reach their limits in the same second. */
const STAGGER_MS = 2_000;
const TEACHERS = 12;
/** A session every other day for a school year. */
const SESSIONS_OF_A_STUDENT = 100;
const P99_MS = 100;

/** Makes calls until the signal. */
type Noise = (signal: AbortSignal) => Promise<void>;

/**
 * Everybody else's calls while ten people save and read as much of their own as they are let, twelve teachers open full
 * classes, and one account sends a long list two hundred times a second, on a real Postgres.
 */
export async function benchNoisyNeighbor(): Promise<boolean> {
  const parts = await startParts(await bundledPrograms());
  const sql = postgres(parts.databaseUrl, { max: 1, onnotice: () => undefined });
  const api = postgrestLike(parts.databaseUrl);
  try {
    const today = await publishToday(sql);
    const people = await seedPlayers(sql, PEOPLE, true);
    await seedHistory(sql, people);
    const teachers = new Map(
      (await seedPlayers(sql, TEACHERS, false)).map((teacher) => [teacher.id, teacher]),
    );
    const classes = await seedFullClasses(sql, [...teachers.keys()], SESSIONS_OF_A_STUDENT);
    const [flooding] = await seedPlayers(sql, 1, true);
    const others = async () => ({
      starting: await seedPlayers(sql, OTHERS_NEEDED.starting, false),
      started: await seedPlayers(sql, OTHERS_NEEDED.started, true),
      today,
    });
    const [first, second, third] = [await others(), await others(), await others()];
    await sql`analyze`;
    const tally = new Tally();
    const beside = async (players: typeof first, noise: readonly Noise[]) => {
      const end = new AbortController();
      const made = Promise.all(noise.map((make) => make(end.signal)));
      const measured = await measureOthers(api, players);
      end.abort();
      await made;
      return measured;
    };
    const flood = (pauseMs: number) => (signal: AbortSignal) =>
      sendOneList(api, flooding!, tally, signal, pauseMs);
    const alone = await measureOthers(api, first);
    const noisy = await beside(second, [
      ...people.map((person, at) => async (signal: AbortSignal) => {
        await pause(at * STAGGER_MS);
        await makeNoise(api, person, tally, signal);
      }),
      ...classes.map(
        ({ teacher, id }) =>
          (signal: AbortSignal) =>
            openClass(api, teachers.get(teacher)!, id, tally, signal),
      ),
      flood(1_000),
    ]);
    const hostile = await beside(third, [flood(0)]);
    console.log(
      `\nOther people's calls beside ${PEOPLE} noisy people, ${TEACHERS} teachers of full classes and an account with 200 senders of a list. Hostile: such an account whose senders never pause.`,
    );
    console.table(
      Object.entries(noisy).map(([name, { requests, errors, p50Ms, p99Ms }]) => ({
        call: name,
        requests,
        errors: errors.length,
        'alone p99, ms': alone[name as OtherCall].p99Ms.toFixed(0),
        'p50, ms': p50Ms.toFixed(0),
        'p99, ms': p99Ms.toFixed(0),
        bound: P99_MS,
        'hostile p99, ms': hostile[name as OtherCall].p99Ms.toFixed(0),
      })),
    );
    console.log(`The noise, longest successful call ${tally.longestMs.toFixed(0)} ms:`);
    console.table(Object.fromEntries([...tally.statuses].sort()));
    const errors = [
      ...[...Object.values(noisy), ...Object.values(hostile)].flatMap((measured) => measured.errors),
      ...tally.failed,
    ];
    if (errors[0]) console.error(errors[0]);
    return errors.length === 0 && Object.values(noisy).every(({ p99Ms }) => p99Ms <= P99_MS);
  } finally {
    await Promise.all([api.stop(), sql.end()]);
    await parts.stop();
  }
}
