import { useBrowser } from '../browser/use-browser';
import {
  breakFiles,
  expectAnotherTry,
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

/** The entry stands for the others in `remote-faults.test.ts`. */
const OTHERS = Object.entries(REMOTE_FILES).filter(([name]) => name !== 'the entry');

describe.each(OTHERS)('when %s hangs', (_name, file) => {
  it('another try is offered after ten seconds, and works', async () => {
    await expectAnotherTry(await browser.newVisitor(), file);
  });
});

it('another try does not wait for a script that the earlier one asks for afterwards', async () => {
  const page = await browser.newVisitor();
  await installClock(page);
  await breakFiles(page, isLater, 'hangs');
  await page.goto(`${urls.shell}/puzzle-games`, { waitUntil: 'commit' });
  await untilSlow(page);
  // What the bundle of the first try does: an element with the name of its chunk. The entry of the next try has just run.
  const asked = await page.evaluate(() => {
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
  expect(asked).toBeGreaterThan(0);
  await tryAgain(page).click();
  await hub(page).waitFor();
});

describe.each(OTHERS)('when %s is missing at first', (_name, file) => {
  it('nobody sees it', async () => {
    await expectNoFault(await browser.newVisitor(), file);
  });
});
