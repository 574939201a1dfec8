import { newPlayer } from '../../e2e/src/platform/accounts';
import { serveBarePage } from './bare-page/serve';
import { firstGrid, type FirstGrid } from './first-grid';
import { launch } from './launch';
import { runningPlatform } from './running-platform';
import { screenChange } from './screen-changes';

/**
 * What a cold deep link to a grid may cost at most. Bytes and rounds do not depend on the machine's mood; the ratios
 * are to a bare React page of the same run.
 */
const BOUNDS = { scriptBytes: 121_000, rounds: 1, openCell: 1.42, firstPaint: 0.85 };
const GOALS = { scriptBytes: 125_000, rounds: 1, openCell: 1.25, firstPaint: 0.85 };
/** Milliseconds; what is under them depends on the machine, so they are printed and not held. */
const TIME_GOALS = { digitPaint: 50, screenChange: 100 };
const RUNS = 5;

/** The run with the middle time. */
async function medianOf(measure: () => Promise<FirstGrid>): Promise<FirstGrid> {
  const runs: FirstGrid[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await measure());
  return runs.sort((a, b) => a.milliseconds - b.milliseconds)[Math.floor(RUNS / 2)]!;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);

function print(who: string, grid: FirstGrid, bare: FirstGrid): boolean {
  const openCell = grid.milliseconds / bare.milliseconds;
  const firstPaint = grid.firstPaint / bare.firstPaint;
  console.log(`\nA cold deep link to /sum-grid on a throttled phone, ${who}, beside a bare React page`);
  console.table({
    'JavaScript, kB gzip': {
      grid: kilobytes(grid.scriptBytes),
      'bare page': kilobytes(bare.scriptBytes),
      ratio: (grid.scriptBytes / bare.scriptBytes).toFixed(2),
      bound: kilobytes(BOUNDS.scriptBytes),
      goal: kilobytes(GOALS.scriptBytes),
    },
    'network rounds after the HTML': {
      grid: grid.rounds,
      'bare page': bare.rounds,
      ratio: (grid.rounds / bare.rounds).toFixed(2),
      bound: BOUNDS.rounds,
      goal: GOALS.rounds,
    },
    'seconds to an open cell': {
      grid: seconds(grid.milliseconds),
      'bare page': seconds(bare.milliseconds),
      ratio: openCell.toFixed(2),
      bound: BOUNDS.openCell,
      goal: GOALS.openCell,
    },
    'seconds to the first content': {
      grid: seconds(grid.firstPaint),
      'bare page': seconds(bare.firstPaint),
      ratio: firstPaint.toFixed(2),
      bound: BOUNDS.firstPaint,
      goal: GOALS.firstPaint,
    },
    'milliseconds from a key to its digit': {
      grid: grid.digitPaint,
      'bare page': bare.digitPaint,
      goal: TIME_GOALS.digitPaint,
    },
  });
  return (
    grid.scriptBytes <= BOUNDS.scriptBytes &&
    grid.rounds <= BOUNDS.rounds &&
    openCell <= BOUNDS.openCell &&
    firstPaint <= BOUNDS.firstPaint
  );
}

/**
 * The first grid of a guest and of a signed-in player, and the change to the next screen.
 * @returns whether every figure is within its bound
 */
export async function benchFirstGrid(): Promise<boolean> {
  const barePage = await serveBarePage();
  const platform = await runningPlatform();
  const browser = await launch();
  try {
    const address = `${platform.urls.shell}/sum-grid`;
    const { signedIn } = await newPlayer(platform.urls);
    const bare = await medianOf(() => firstGrid(browser, barePage.url));
    const guest = await medianOf(() => firstGrid(browser, address));
    const member = await medianOf(() => firstGrid(browser, address, signedIn));
    const isWithinBounds = [print('as a guest', guest, bare), print('signed in', member, bare)].every(
      Boolean,
    );
    const change = Math.round(await screenChange(browser, `${platform.urls.shell}/`));
    console.log(`From a click to the next screen: ${change} ms at most, goal ${TIME_GOALS.screenChange}`);
    return isWithinBounds;
  } finally {
    await browser.close();
    await platform.stop();
    barePage.server.close();
  }
}
