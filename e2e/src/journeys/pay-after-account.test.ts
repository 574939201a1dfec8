import { checkByKey, pressByKey, typeByKey } from '../browser/tab-to';
import { PHONE, useBrowser } from '../browser/use-browser';
import { CheckoutPage } from '../pages/checkout';
import { expectGoodPage } from '../pages/good-page';
import { linkMailedTo, newPerson } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

test('a newcomer with a keyboard alone signs up, chooses the plan, leaves the checkout, comes back and pays', async () => {
  const page = await browser.newVisitor(PHONE);
  const person = newPerson();
  const heading = (name: string) => page.getByRole('heading', { name });
  await page.goto(`${urls.shell}/signup`);
  await typeByKey(page, 'Email', person.email);
  await typeByKey(page, 'Password', person.password);
  await typeByKey(page, 'Confirm Password', person.password);
  await checkByKey(page);
  await pressByKey(page, 'button', 'Create Account');
  await heading('Check your inbox').waitFor();
  await page.goto(await linkMailedTo(urls, person.email));
  await page.getByRole('button', { name: 'Skip for now' }).waitFor();
  await pressByKey(page, 'button', 'Skip for now');
  await page.waitForURL('**/profile?**');
  await page.goto(`${urls.shell}/plans`);

  await heading('Choose Your Plan').waitFor();
  await page.getByRole('button', { name: 'Stay on the free plan' }).waitFor();
  await expectGoodPage(page);
  await pressByKey(page, 'button', 'Choose Elite Access');
  await heading('Complete Payment').waitFor();
  await page.reload();
  const pay = () => pressByKey(page, 'button', 'Continue to payment of $49.99');
  await page.getByRole('button', { name: 'Continue to payment of $49.99' }).waitFor();
  await expectGoodPage(page);
  await pay();
  const checkout = new CheckoutPage(page);
  await checkout.ready();
  // Back by the browser, and back by the page.
  await page.goBack();
  await pay();
  await checkout.ready();
  await checkout.cancel();
  await pressByKey(page, 'button', 'Choose Elite Access');
  await pay();
  await checkout.pay('secondStep');
  await checkout.confirm();

  await page.waitForURL(`${urls.shell}/signup/success`);
  await page.getByText('Elite Access is active').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download receipt' }).click();
  expect((await download).suggestedFilename()).toMatch(/^receipt-INV-\w+\.html$/);
  await page.reload();
  await page.getByText('Elite Access is active').waitFor();
  await expectGoodPage(page);
  await heading('Complete Your Profile').waitFor();
});
