import { Writable } from 'node:stream';
import { pino } from 'pino';

/** A log that a test can read. */
export function createLog() {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { logger: pino(sink), text: () => lines.join('') };
}
