import { rename, writeFile } from 'node:fs/promises';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { untilLoaded } from '../browser/page-loads';

const PRELOAD = pathToFileURL(path.join(__dirname, 'move-clock.mjs')).href;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const hourInNewYork = () =>
  Number(
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/New_York',
      hour: 'numeric',
      hourCycle: 'h23',
    }).format(),
  );

/**
 * One clock for a platform of its own and for the page that visits it. It begins in the next noon of New York, whose
 * days the platform counts: what is played in a few minutes is played on one day. It runs on by itself, and can be moved
 * forward.
 * Only the clocks of the processes are moved, from outside: the product is the one that is deployed.
 */
export class SimulatedClock {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'simulated-clock-'));
  private readonly file = path.join(this.folder, 'ahead');
  private aheadMs = ((36 - hourInNewYork()) % 24) * HOUR_MS;

  constructor() {
    writeFileSync(this.file, String(this.aheadMs));
  }

  /** For `startPlatform`. */
  get environment() {
    return { NODE_OPTIONS: `--import=${PRELOAD}`, CLOCK_AHEAD_FILE: this.file };
  }

  /** The page gets this clock. Before its first address. */
  async install(page: Page): Promise<void> {
    await page.clock.install({ time: Date.now() + this.aheadMs });
  }

  /** So much time passes, on the platform and in the page. The page has the clock. */
  async pass(page: Page, milliseconds: number): Promise<void> {
    // As `passTime`, and before the platform's clock is moved.
    await untilLoaded(page);
    this.aheadMs += milliseconds;
    const next = `${this.file}.next`;
    await writeFile(next, String(this.aheadMs));
    // A process must never read half of a number.
    await rename(next, this.file);
    await page.clock.fastForward(milliseconds);
  }

  /** Days in which nothing is done. */
  async passDays(page: Page, days: number): Promise<void> {
    await this.pass(page, days * DAY_MS);
  }

  discard(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
