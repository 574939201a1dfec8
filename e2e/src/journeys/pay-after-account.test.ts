import { PHONE, useBrowser } from '../browser/use-browser';
import { signIn, signUp } from '../pages/account';
import { CheckoutPage } from '../pages/checkout';
import { expectGoodPage } from '../pages/good-page';
import { linkMailedTo, newPerson } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

test('a newcomer chooses the plan after the account, leaves the checkout, comes back and pays', async () => {
  const page = await browser.newVisitor(PHONE);
  const person = newPerson();
  const heading = (name: string) => page.getByRole('heading', { name });
  await signUp(page, urls.shell, person);
  await page.goto(await linkMailedTo(urls, person.email));
  await page.waitForURL(`${urls.shell}/**`);
  await signIn(page, urls.shell, person);
  await page.getByRole('button', { name: 'Skip for now' }).click();

  await heading('Choose Your Plan').waitFor();
  await page.getByRole('button', { name: 'Stay on the free plan' }).waitFor();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Choose Elite Access' }).click();
  await heading('Complete Payment').waitFor();
  await page.reload();
  const pay = page.getByRole('button', { name: 'Continue to payment of $49.99' });
  await pay.waitFor();
  await expectGoodPage(page);
  await pay.click();
  const checkout = new CheckoutPage(page);
  await checkout.ready();
  // Back by the browser, and back by the page.
  await page.goBack();
  await pay.click();
  await checkout.ready();
  await checkout.cancel();
  await page.getByRole('button', { name: 'Choose Elite Access' }).click();
  await pay.click();
  await checkout.pay('secondStep');
  await checkout.confirm();

  await page.waitForURL(`${urls.shell}/signup/success?**`);
  await page.getByText('Elite Access is active').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download receipt' }).click();
  expect((await download).suggestedFilename()).toMatch(/^receipt-INV-\w+\.html$/);
  await page.reload();
  await page.getByText('Elite Access is active').waitFor();
  await expectGoodPage(page);
  await heading('Complete Your Profile').waitFor();
});
