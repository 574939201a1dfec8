import { buildOutOfDate, withBuildLock } from './build/build-out-of-date';
import { printError, sayTo } from './terminal';

/** `npm run build`: builds every package that changed since its last build. */
try {
  await withBuildLock(() => buildOutOfDate(new AbortController().signal, sayTo(process.stdout, true)));
} catch (error) {
  printError(error);
}
