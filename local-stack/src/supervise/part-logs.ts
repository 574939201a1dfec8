import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { withoutSecrets } from '@ninefold/contracts/without-secrets';

/** Takes a line that a part printed. */
export type WriteLog = (part: string, line: string) => void;

/**
 * A log for each part, for the owner's eyes only. The first line that cannot be written, as on a full disk, is reported once;
 * the next lines are tried all the same.
 */
export function partLogs(folder: string, tell: (line: string) => void): WriteLog {
  let isFailing = false;
  return (part, line) => {
    try {
      appendFileSync(path.join(folder, `${part}.log`), `${withoutSecrets(line)}\n`, { mode: 0o600 });
      isFailing = false;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (!isFailing) tell(`The logs in ${folder} cannot be written (${code}).`);
      isFailing = true;
    }
  };
}
