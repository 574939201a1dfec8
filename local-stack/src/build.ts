import { withBuildLock } from './build/build-lock';
import { buildOutOfDate } from './build/build-out-of-date';
import { tell } from './failure';
import { sayTo } from './stack/say';

try {
  await withBuildLock(() => buildOutOfDate(new AbortController().signal, sayTo(process.stdout, true)));
} catch (error) {
  process.stderr.write(`${tell(error)}\n`);
  process.exitCode = 1;
}
