import { untilSeen } from '../browser/until-seen';
import { useBrowser } from '../browser/use-browser';
import { GridPage } from '../pages/grid';
import { GridKeyboard } from '../pages/grid-keyboard';
import { hearAlerts } from '../pages/hear-alerts';
import { urls } from '../platform/platform-urls';

const COPIED = 'Results copied to clipboard!';

const browser = useBrowser();

/** Somebody who has just solved a puzzle; `share` is what the device shares with, where it can. */
async function solve(path: string, share?: () => void) {
  const page = await browser.newVisitor({ permissions: ['clipboard-read', 'clipboard-write'] });
  if (share) await page.addInitScript(share);
  await page.clock.install();
  const alerts = hearAlerts(page);
  const grid = new GridPage(page);
  await grid.open(urls.shell, path);
  await new GridKeyboard(page, grid).solve();
  await untilSeen(page.getByRole('dialog'));
  await page.getByRole('button', { name: 'Share Results' }).click();
  return { page, alerts };
}

describe('a result', () => {
  it.each(['/multiplication-grid', '/sum-grid?mode=practice'])(
    'of %s is copied, and an alert says so',
    async (path) => {
      const { page, alerts } = await solve(path);
      await page.getByRole('dialog').getByText(COPIED).waitFor();
      expect(alerts).toEqual([COPIED]);
      const shared = await page.evaluate(() => navigator.clipboard.readText());
      expect(shared).toContain(urls.shell + path);
    },
  );

  it('is handed to the device where it shares, and nothing is copied', async () => {
    const { page, alerts } = await solve('/combined-grid', () => {
      const shared = (data: ShareData) => {
        document.title = `Shared: ${data.text}`;
        return Promise.resolve();
      };
      Object.defineProperty(navigator, 'share', { value: shared });
    });
    await page.waitForFunction(() => document.title.startsWith('Shared: Combined Grid'));
    expect(alerts).toEqual([]);
    expect(await page.getByText(COPIED).count()).toBe(0);
  });

  it('that may not be copied is shown, to be copied by hand', async () => {
    const { page, alerts } = await solve('/combined-grid', () => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    });
    const text = page.getByLabel('Your browser did not allow copying. Here is the text:');
    expect(await text.inputValue()).toContain(`${urls.shell}/combined-grid`);
    expect(alerts).toEqual([]);
  });
});
