import { useBrowser } from '../browser/use-browser';
import {
  breakFiles,
  expectRetry,
  expectNoFault,
  hub,
  installClock,
  isLater,
  REMOTE_FILES,
  tryAgain,
  untilSlow,
} from '../pages/remote-files';
import { urls } from '../platform/ports';

const browser = useBrowser();

/** `remote-faults.test.ts` covers the entry. */
const OTHERS = Object.entries(REMOTE_FILES).filter(([name]) => name !== 'the entry');

describe.each(OTHERS)('when %s hangs', (_name, file) => {
  it('the page offers a retry after ten seconds, which works', async () => {
    await expectRetry(await browser.newVisitor(), file);
  });
});

it('a retry does not wait for a script that the first attempt requests afterwards', async () => {
  const page = await browser.newVisitor();
  await installClock(page);
  await breakFiles(page, isLater, 'hangs');
  await page.goto(`${urls.shell}/puzzle-games`, { waitUntil: 'commit' });
  await untilSlow(page);
  // Simulates the first attempt's bundle: a script element with the name of its chunk. The entry of the retry has just
  // run.
  const requested = await page.evaluate(() => {
    const hanging = [...document.querySelectorAll<HTMLScriptElement>('script[data-webpack]')];
    new MutationObserver((changes, observer) => {
      const removed = changes.flatMap(({ removedNodes }) => [...removedNodes]);
      if (!removed.some((node) => node instanceof HTMLScriptElement && node.src.includes('retry='))) return;
      observer.disconnect();
      for (const { src, dataset } of hanging) {
        const script = Object.assign(document.createElement('script'), { src });
        script.dataset['webpack'] = dataset['webpack'] ?? '';
        document.head.append(script);
      }
    }).observe(document.head, { childList: true });
    return hanging.length;
  });
  expect(requested).toBeGreaterThan(0);
  await tryAgain(page).click();
  await hub(page).waitFor();
});

describe.each(OTHERS)('when %s is missing at first', (_name, file) => {
  it('nobody notices', async () => {
    await expectNoFault(await browser.newVisitor(), file);
  });
});
