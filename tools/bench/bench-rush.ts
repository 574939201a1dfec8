import postgres from 'postgres';
import { postgrestLike } from './data-api';
import { bundledPrograms, type Parts, startParts } from './payments/parts';
import { callsThroughStack } from './rush/embedded';
import { Ledger } from './rush/ledger';
import { type Player, publishToday, seedPlayers } from './rush/players';
import { measureRate, type Rate, savesOf } from './rush/saves';
import { startsAlone, startsBesideOneAccount, startsBesideSaves } from './rush/starts';
import { saveCost } from './save-cost';

/** As many as hosted Supabase gives its Data API on a small machine. */
const POOL = 20;
const MANY = 16;
const SECONDS = 6;
const LISTS_PER_SECOND = 50;
/** Share of the processors' time from which on they limit the rate. */
const ALL_BUSY = 0.9;
const THROUGH_STACK = { perSecond: 400, seconds: 15, longestMs: 3_000 };
/** Who save, who only start, and the account that sends one list again and again. */
const PLAYERS = { saving: 19_000, starting: 2_500 };
/** More than save in the time: on one connection, and on many. */
const ENOUGH = { singles: { 1: 2_000, [MANY]: 5_000 }, lists: { 1: 3_000, [MANY]: 7_000 } };

interface Figure {
  readonly name: string;
  readonly value: number;
  readonly atLeast?: number;
  readonly atMost?: number;
}

const holds = ({ value, atLeast = -Infinity, atMost = Infinity }: Figure) =>
  value >= atLeast && value <= atMost;

async function throughput(parts: Parts, ledger: Ledger, saving: Player[], today: string): Promise<Figure[]> {
  const rates = new Map<string, Rate>();
  for (const connections of [1, MANY] as const) {
    const api = postgrestLike(parts.databaseUrl, connections);
    for (const kind of ['singles', 'lists'] as const) {
      const saves = savesOf(saving.splice(0, ENOUGH[kind][connections]), today, kind);
      rates.set(`${kind} ${connections}`, await measureRate(api, ledger, saves, connections, SECONDS));
    }
    await api.stop();
  }
  console.log('\nResults saved per second, by connections; lists have three results');
  const percent = (share: number) => `${(100 * share).toFixed(0)}%`;
  console.table(
    Object.fromEntries(
      [...rates].map(([name, { resultsPerSecond, busy, caller }]) => [
        name,
        {
          'results a second': resultsPerSecond.toFixed(0),
          'processors busy': percent(busy),
          'by this program': percent(caller),
        },
      ]),
    ),
  );
  const rate = (name: string) => rates.get(name)!.resultsPerSecond;
  return [
    {
      name: `lists against singles at ${MANY} connections`,
      value: rate(`lists ${MANY}`) / rate(`singles ${MANY}`),
      atLeast: 0.8,
    },
    {
      name: `singles at ${MANY} connections against one`,
      value: rate(`singles ${MANY}`) / rate('singles 1'),
      // One connection may already use most of a processor, and a machine has no more than it has.
      ...(rates.get(`singles ${MANY}`)!.busy < ALL_BUSY && { atLeast: 3 }),
    },
  ];
}

async function startsBesideOthers(
  parts: Parts,
  ledger: Ledger,
  saving: Player[],
  starting: Player[],
  today: string,
): Promise<Figure[]> {
  const api = postgrestLike(parts.databaseUrl, POOL);
  try {
    const alone = await startsAlone(api, starting);
    const besideLists = await startsBesideSaves(
      api,
      starting,
      ledger,
      savesOf(saving.splice(0, 800), today, 'lists'),
      LISTS_PER_SECOND,
    );
    const besideSingles = await startsBesideSaves(
      api,
      starting,
      ledger,
      savesOf(saving.splice(0, 800), today, 'singles'),
      3 * LISTS_PER_SECOND,
    );
    const rows: Record<string, object> = {};
    const row = (name: string, { p50Ms, p99Ms }: typeof alone, answers?: ReadonlyMap<number, number>) =>
      void (rows[name] = {
        'p50, ms': p50Ms.toFixed(1),
        'p99, ms': p99Ms.toFixed(1),
        ...(answers && { 'list answers': JSON.stringify([...answers]) }),
      });
    row('alone', alone);
    row(`beside ${LISTS_PER_SECOND} lists a second`, besideLists);
    row('beside the same results, singly', besideSingles);
    const sender = saving.pop()!;
    const figures: Figure[] = [
      {
        name: `start_daily beside ${LISTS_PER_SECOND} lists a second, p50 against alone`,
        value: besideLists.p50Ms / alone.p50Ms,
        atMost: 2,
      },
    ];
    for (const atOnce of [40, 200]) {
      const { measured, answers } = await startsBesideOneAccount(api, starting, sender, atOnce);
      row(`beside one account with ${atOnce} lists at once`, measured, answers);
    }
    console.log('\nstart_daily(), 25 a second');
    console.table(rows);
    return figures;
  } finally {
    await api.stop();
  }
}

async function costOfASave(parts: Parts): Promise<Figure[]> {
  const { savedMs, uncheckedMs, ratio } = await saveCost(parts.databaseUrl);
  console.log('\nCPU of the database for a saved daily, and for its rows without checks');
  console.table([{ 'saved, ms': savedMs.toFixed(2), 'without checks, ms': uncheckedMs.toFixed(2) }]);
  return [{ name: 'CPU of a save against its rows without checks', value: ratio, atMost: 3 }];
}

async function throughTheStack(parts: Parts, starting: Player[]): Promise<Figure[]> {
  const { perSecond, seconds, longestMs: bound } = THROUGH_STACK;
  const { ok, rejected, failed, longestMs } = await callsThroughStack(parts, starting, perSecond, seconds);
  console.log(`\nThe embedded Supabase at ${perSecond} calls a second`);
  console.table([
    { 'answered a second': (ok / seconds).toFixed(0), rejected, failed, 'longest, ms': longestMs.toFixed(0) },
  ]);
  return [
    { name: 'the embedded Supabase: longest answer, ms', value: longestMs, atMost: bound },
    { name: 'the embedded Supabase: failed calls', value: failed, atMost: 0 },
  ];
}

/** The first minutes of a day: 20,000 players start and save, on a real Postgres. */
export async function benchRush(): Promise<boolean> {
  const parts = await startParts(await bundledPrograms());
  const sql = postgres(parts.databaseUrl, { max: 1, onnotice: () => undefined });
  const ledger = new Ledger();
  try {
    const today = await publishToday(sql);
    const saving = await seedPlayers(sql, PLAYERS.saving, true);
    const starting = await seedPlayers(sql, PLAYERS.starting, false);
    await sql`analyze`;
    const figures = [
      ...(await costOfASave(parts)),
      ...(await throughput(parts, ledger, saving, today)),
      ...(await startsBesideOthers(parts, ledger, saving, starting, today)),
      ...(await throughTheStack(parts, starting)),
    ];
    const api = postgrestLike(parts.databaseUrl, POOL);
    await ledger.sendWaiting(api);
    await ledger.resend(api, 1_000);
    await ledger.verify(sql);
    await api.stop();
    console.log(
      `\n${ledger.results} acknowledged results: none lost, none doubled, XP, streaks and boards exact.`,
    );
    console.table(
      Object.fromEntries(
        figures.map((figure) => [
          figure.name,
          {
            value: figure.value.toFixed(2),
            'at least': figure.atLeast,
            'at most': figure.atMost,
            holds: holds(figure),
          },
        ]),
      ),
    );
    return figures.every(holds);
  } finally {
    await sql.end();
    await parts.stop();
  }
}
