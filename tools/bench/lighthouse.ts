import lighthouse, { type Result } from 'lighthouse';
import { freePort } from '../../local-stack/src/http/free-port';
import { launch } from './launch';
import { runningPlatform } from './running-platform';

const PAGES = [
  '/',
  '/sum-grid',
  '/puzzle-games',
  '/mental-math-speed',
  '/login',
  '/signup',
  '/plans',
  '/learn',
  '/boards',
  '/archive',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Out of 100, on a machine that does nothing else. */
const BOUNDS = { performance: 98, others: 100 };
/** Of each page the report with the median speed is taken. */
const RUNS = 3;

/** Without this, the pages before would have left a note on the device that it has the letters of headings. */
const FORGOTTEN = ['local_storage', 'indexeddb', 'cookies', 'cache_storage', 'service_workers'] as const;

/** One run with the preset for phones: a guest with an empty device. */
async function report(url: string, port: number): Promise<Result> {
  const outcome = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    clearStorageTypes: [...FORGOTTEN],
  });
  if (!outcome) throw new Error(`No report for ${url}.`);
  return outcome.lhr;
}

const scoreOf = ({ categories }: Result, category: string) =>
  Math.round((categories[category]?.score ?? 0) * 100);

async function medianReport(url: string, port: number): Promise<Result> {
  const reports = [await report(url, port)];
  while (reports.length < RUNS) reports.push(await report(url, port));
  reports.sort((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'));
  return reports[Math.floor(RUNS / 2)]!;
}

function rowOf(result: Result) {
  const shown = (audit: string) => result.audits[audit]?.displayValue ?? '';
  return {
    ...Object.fromEntries(CATEGORIES.map((category) => [category, scoreOf(result, category)])),
    'first content': shown('first-contentful-paint'),
    'largest content': shown('largest-contentful-paint'),
    blocked: shown('total-blocking-time'),
    shift: shown('cumulative-layout-shift'),
  };
}

/** What lost points, apart from the speed. */
const problemsOf = ({ categories, audits }: Result) =>
  CATEGORIES.filter((category) => category !== 'performance')
    .flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]?.title ?? id);

const isWithinBounds = (result: Result) =>
  CATEGORIES.every(
    (category) =>
      scoreOf(result, category) >= (category === 'performance' ? BOUNDS.performance : BOUNDS.others),
  );

/** Lighthouse for the pages that people come to first. @returns whether every score is within its bound */
export async function benchLighthouse(): Promise<boolean> {
  const port = await freePort();
  const platform = await runningPlatform();
  const browser = await launch([`--remote-debugging-port=${port}`]);
  try {
    const results: [string, Result][] = [];
    for (const page of PAGES) results.push([page, await medianReport(platform.urls.shell + page, port)]);
    console.log(
      `\nLighthouse on a phone, out of 100: speed at least ${BOUNDS.performance}, the others ${BOUNDS.others}`,
    );
    console.table(Object.fromEntries(results.map(([page, result]) => [page, rowOf(result)])));
    for (const [page, result] of results)
      for (const problem of problemsOf(result)) console.error(page, problem);
    return results.every(([, result]) => isWithinBounds(result));
  } finally {
    await browser.close();
    await platform.stop();
  }
}
