import { utimesSync } from 'node:fs';

/** After a long sleep of the machine the date must be renewed soon: another start may remove the folder as an old one. */
const INTERVAL_MS = 60_000;

/**
 * Renews the date of the folder of programs as long as this process runs. Other starts remove folders that were not used
 * for a week (`keep-programs.mjs`), and a part that ends after a month is started again from here.
 */
export function keepInUse(folder: string): void {
  const renew = () => {
    const now = new Date();
    try {
      utimesSync(folder, now, now);
    } catch {
      // Another user's folder, or a read-only disk: nothing is removed there either.
    }
  };
  setInterval(renew, INTERVAL_MS).unref();
}
