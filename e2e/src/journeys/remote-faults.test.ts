import { useBrowser } from '../browser/use-browser';
import { expectRetry, expectNoFault, REMOTE_FILES } from '../pages/remote-files';

const browser = useBrowser();

const entry = REMOTE_FILES['the entry'];

it('a remote that hangs offers a retry after ten seconds, which works', async () => {
  await expectRetry(await browser.newVisitor(), entry);
});

it('a remote whose entry is missing at first is loaded all the same', async () => {
  await expectNoFault(await browser.newVisitor(), entry);
});
