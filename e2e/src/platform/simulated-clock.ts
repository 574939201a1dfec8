import { rename, writeFile } from 'node:fs/promises';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';

const PRELOAD = pathToFileURL(path.join(__dirname, 'move-clock.mjs')).href;
const DAY_MS = 86_400_000;

/**
 * One clock for a platform of its own and for the page that visits it. It runs on by itself, and can be moved forward.
 * Only the clocks of the processes are moved, from outside: the product is the one that is deployed.
 */
export class SimulatedClock {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'simulated-clock-'));
  private readonly file = path.join(this.folder, 'ahead');
  private aheadMs = 0;

  constructor() {
    writeFileSync(this.file, '0');
  }

  /** For `startPlatform`. */
  get environment() {
    return { NODE_OPTIONS: `--import=${PRELOAD}`, CLOCK_AHEAD_FILE: this.file };
  }

  /** So much time passes, on the platform and in the page. The page's clock must be installed. */
  async pass(page: Page, milliseconds: number): Promise<void> {
    this.aheadMs += milliseconds;
    const next = `${this.file}.next`;
    await writeFile(next, String(this.aheadMs));
    // A process must never read half of a number.
    await rename(next, this.file);
    await page.clock.fastForward(milliseconds);
  }

  /** Days in which nobody does anything. */
  async passDays(page: Page, days: number): Promise<void> {
    await this.pass(page, days * DAY_MS);
  }

  discard(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
