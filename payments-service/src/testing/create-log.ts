import { Writable } from 'node:stream';
import { createLogger } from '../errors/create-logger';

/** A logger whose output a test can read. */
export function createLog() {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { logger: createLogger('info', sink), text: () => lines.join('') };
}
