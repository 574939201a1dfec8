import { Failure } from './failure';
import { productionBuilds } from './stack/builds';
import { sayTo } from './stack/say';

try {
  await productionBuilds.bringUpToDate(new AbortController().signal, sayTo(process.stdout, true));
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
