import { withBuildLock } from './build/build-lock';
import { buildOutOfDate } from './build/build-out-of-date';
import { Failure } from './failure';
import { sayTo } from './stack/say';

try {
  await withBuildLock(() => buildOutOfDate(new AbortController().signal, sayTo(process.stdout, true)));
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
