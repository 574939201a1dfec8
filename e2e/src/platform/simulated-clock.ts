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
 * One clock for a separate platform and the page that visits it. It starts at the next noon in New York, so a few
 * minutes of play stay within one day. It runs, and can be advanced. Only the processes' clocks are changed, from
 * outside: the product is the deployed one.
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

  /** Installs this clock in the page. Call it before the first navigation. */
  async install(page: Page): Promise<void> {
    await page.clock.install({ time: Date.now() + this.aheadMs });
  }

  /** Advances the time on the platform and in the page, which must have the clock. */
  async pass(page: Page, milliseconds: number): Promise<void> {
    // Like `passTime`, but runs before the platform's clock is advanced.
    await untilLoaded(page);
    this.aheadMs += milliseconds;
    const next = `${this.file}.next`;
    await writeFile(next, String(this.aheadMs));
    // A process must never read a partially written number.
    await rename(next, this.file);
    await page.clock.fastForward(milliseconds);
  }

  /** Skips whole days. */
  async passDays(page: Page, days: number): Promise<void> {
    await this.pass(page, days * DAY_MS);
  }

  discard(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
