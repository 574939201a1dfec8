import { type BenchRow, puzzleBench } from '../../shared-puzzle-engine/bench/puzzles';
import { benchBoards } from './boards';
import { benchCapacity } from './capacity';
import { benchClassOverview } from './class-overview';
import { benchFirstGrid } from './bench-first-grid';
import { benchLayoutShifts } from './layout-shifts';
import { benchLearning } from './learning';
import { benchLighthouse } from './lighthouse';
import { benchMidnight } from './midnight';
import { benchMigrations } from './migrations';
import { benchPayments } from './payments/bench-payments';
import { benchNoisyNeighbor } from './noisy-neighbor';
import { benchReview } from './review';
import { benchRush } from './bench-rush';
import { savingBench } from './saving';
import { benchSavingAtOnce } from './saving-at-once';
import { benchStuck } from './stuck';

function withinRatios(title: string, rows: readonly BenchRow[]): boolean {
  console.log(`\n${title}`);
  console.table(rows.map(({ name, ratio, bound }) => ({ name, ratio: ratio.toFixed(3), bound })));
  return rows.every(({ ratio, bound }) => ratio <= bound);
}

const BENCHES: Readonly<Record<string, () => boolean | Promise<boolean>>> = {
  puzzles: () => withinRatios('Puzzles: cost as a ratio to a baseline in the same run', puzzleBench()),
  saving: async () => {
    const title = 'Saving a result: cost with 20,000 rows of the player, against 20';
    const isCheap = withinRatios(title, await savingBench());
    return (await benchSavingAtOnce()) && isCheap;
  },
  rush: benchRush,
  midnight: benchMidnight,
  boards: benchBoards,
  classes: benchClassOverview,
  'noisy-neighbour': benchNoisyNeighbor,
  capacity: benchCapacity,
  'first-grid': benchFirstGrid,
  lighthouse: benchLighthouse,
  shifts: benchLayoutShifts,
  payments: benchPayments,
  learning: benchLearning,
  stuck: benchStuck,
  review: benchReview,
  migrations: benchMigrations,
};

/** `npm run bench -- payments`: some of them; all without a name. */
const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in BENCHES));

async function run(): Promise<string | undefined> {
  if (unknown.length > 0)
    return `There is no benchmark "${unknown.join('", "')}". Benchmarks: ${Object.keys(BENCHES).join(', ')}.`;
  let withinBounds = true;
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (names.length === 0 || names.includes(name)) withinBounds = (await bench()) && withinBounds;
  }
  return withinBounds ? undefined : 'A figure is over its bound.';
}

const problem = await run();
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
