import { useBrowser } from '../browser/use-browser';
import { atStripe, sessionIdOf, upgrade } from '../pages/checkout';
import { expectGoodPage } from '../pages/good-page';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

test('a delayed payment activates the plan when it arrives', async () => {
  const { signedIn } = await newPlayer(urls);
  const page = await browser.newVisitor(signedIn);
  const checkout = await upgrade(page, urls.shell);
  await checkout.payLater();
  await page.getByRole('heading', { name: 'Payment Pending' }).waitFor();
  await expectGoodPage(page);
  await atStripe(urls, `sessions/${await sessionIdOf(page)}/settle`, { outcome: 'paid' });
  await page.getByText('Elite Access is active').waitFor();
});
