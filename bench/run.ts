import { chromium } from 'playwright-core';
import { findBrowser } from '../e2e/src/browser/find-browser';
import { type BenchRow, puzzleBench } from '../shared-puzzle-engine/bench/puzzles';
import { serveBarePage } from './bare-page/serve';
import { firstBoard, type FirstBoard } from './first-board';
import { benchPayments } from './payments/bench-payments';
import { runningPlatform } from './running-platform';
import { savingBench } from './saving';

/** What a cold deep link to a board may cost at most, and what we aim for. */
const BOUNDS = { scriptBytes: 140_000, rounds: 3 };
const GOALS = { scriptBytes: 130_000, rounds: 2 };
const RUNS = 3;

/** The run with the middle time: bytes and rounds do not vary, time does. */
async function medianOf(measure: () => Promise<FirstBoard>): Promise<FirstBoard> {
  const runs: FirstBoard[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await measure());
  return runs.sort((a, b) => a.milliseconds - b.milliseconds)[Math.floor(RUNS / 2)]!;
}

async function benchFirstBoard(): Promise<boolean> {
  const bare = await serveBarePage();
  const platform = await runningPlatform();
  const { executablePath, environment } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    env: environment as Record<string, string>,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const baseline = await medianOf(() => firstBoard(browser, bare.url));
    const board = await medianOf(() => firstBoard(browser, `${platform.urls.shell}/sum-grid`));
    const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
    console.log('\nA cold deep link to /sum-grid on a throttled phone, beside a bare React page');
    console.table({
      'JavaScript, kB gzip': {
        board: kilobytes(board.scriptBytes),
        'bare page': kilobytes(baseline.scriptBytes),
        ratio: (board.scriptBytes / baseline.scriptBytes).toFixed(2),
        bound: kilobytes(BOUNDS.scriptBytes),
        goal: kilobytes(GOALS.scriptBytes),
      },
      'network rounds after the HTML': {
        board: board.rounds,
        'bare page': baseline.rounds,
        ratio: (board.rounds / baseline.rounds).toFixed(2),
        bound: BOUNDS.rounds,
        goal: GOALS.rounds,
      },
      'seconds to a digit': {
        board: (board.milliseconds / 1000).toFixed(2),
        'bare page': (baseline.milliseconds / 1000).toFixed(2),
        ratio: (board.milliseconds / baseline.milliseconds).toFixed(2),
      },
    });
    return board.scriptBytes <= BOUNDS.scriptBytes && board.rounds <= BOUNDS.rounds;
  } finally {
    await browser.close();
    await platform.stop();
    bare.server.close();
  }
}

function withinRatios(title: string, rows: readonly BenchRow[]): boolean {
  console.log(`\n${title}`);
  console.table(rows.map(({ name, ratio, bound }) => ({ name, ratio: ratio.toFixed(3), bound })));
  return rows.every(({ ratio, bound }) => ratio <= bound);
}

const BENCHES: Readonly<Record<string, () => boolean | Promise<boolean>>> = {
  puzzles: () => withinRatios('Puzzles: cost as a ratio to a baseline in the same run', puzzleBench()),
  saving: async () =>
    withinRatios('Saving a result: cost with 20,000 rows of the player, against 20', await savingBench()),
  'first-board': benchFirstBoard,
  payments: benchPayments,
};

/** `npm run bench -- payments`: some of them; all without a name. */
const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in BENCHES));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}: ${Object.keys(BENCHES).join(', ')}.`);

let withinBounds = true;
for (const [name, bench] of Object.entries(BENCHES)) {
  if (names.length === 0 || names.includes(name)) withinBounds = (await bench()) && withinBounds;
}
if (!withinBounds) {
  console.error('A figure is over its bound.');
  process.exitCode = 1;
}
