import { PHONE, useBrowser } from '../browser/use-browser';
import { signIn, signInHere } from '../pages/account';
import { CheckoutPage, payAsGuest, sessionIdOf, upgrade } from '../pages/checkout';
import { expectGoodPage } from '../pages/good-page';
import { newPerson, newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

test('a member sees what was paid and the activation, also at the return page of guests', async () => {
  const { person, signedIn } = await newPlayer(urls);
  const page = await browser.newVisitor({ ...signedIn, ...PHONE });
  await (await upgrade(page, urls.shell)).pay('succeeds');
  await page.getByText(`Paid: $49.99. We are sending your receipt to ${person.email}.`).waitFor();
  await expectGoodPage(page);
  const session = await sessionIdOf(page);

  await page.goto(`${urls.shell}/signup/account?session_id=${session}&tier=elite`);
  await page.getByText('Elite Access is active').waitFor();
  await page.goto(`${urls.shell}/signup?step=activation&session_id=${session}`);
  await page.getByText('Elite Access is active').waitFor();
  const later = await browser.newVisitor(signedIn);
  await later.goto(`${urls.shell}/signup/account`);
  await later.getByText('Elite Access is active').waitFor();
});

test('a member who paid with another address signs out and finishes with it', async () => {
  const { person, signedIn } = await newPlayer(urls);
  const buyer = newPerson();
  const { page, returnAddress } = await payAsGuest(await browser.newVisitor(PHONE), urls.shell, buyer.email);
  // Somebody signs in on the same device.
  await signIn(page, urls.shell, person);
  await page.goto(returnAddress);
  await page.getByRole('heading', { name: 'Paid With a Different Address' }).waitFor();
  await page.getByText(`You are signed in as ${person.email}.`).waitFor();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Sign out and create an account' }).click();
  await page.getByRole('heading', { name: 'Create Your Account' }).waitFor();
  await page.getByText(`We are sending your receipt to ${buyer.email}.`).waitFor();

  const other = await browser.newVisitor(signedIn);
  await other.goto(returnAddress);
  await other.getByRole('button', { name: 'Sign out and sign in to the other account' }).click();
  await other.getByRole('button', { name: 'Sign In' }).waitFor();
  await other.getByText('Sign in to return to the page that you wanted.').waitFor();
});

test("a member at another account's purchase is led to that account", async () => {
  const buyer = await newPlayer(urls);
  const paying = await browser.newVisitor(buyer.signedIn);
  await (await upgrade(paying, urls.shell)).pay('succeeds');
  await paying.getByText('Elite Access is active').waitFor();
  const session = await sessionIdOf(paying);

  const page = await browser.newVisitor((await newPlayer(urls)).signedIn);
  await page.goto(`${urls.shell}/signup/success?session_id=${session}`);
  await page.getByRole('heading', { name: 'Bought With Another Account' }).waitFor();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Sign out and sign in to the other account' }).click();
  await signInHere(page, buyer.person);
  await page.getByText('Elite Access is active').waitFor();
});

test('a guest whose address no account can have gets the money back, and is told', async () => {
  const plans = await browser.newVisitor(PHONE);
  await plans.goto(`${urls.shell}/plans`);
  const opened = plans.waitForEvent('popup');
  await plans.getByRole('button', { name: 'Choose Elite Access' }).click();
  const page = await opened;
  await new CheckoutPage(page).pay('succeeds', `josé-${newPerson().email}`);
  await page.getByRole('heading', { name: 'Payment Returned' }).waitFor();
  await page.getByText('We are sending $49.99 back to you').waitFor();
  await page.getByText('An account cannot use this email address.').waitFor();
  await expectGoodPage(page);
  await page.reload();
  await page.getByRole('heading', { name: 'Payment Returned' }).waitFor();
  await page.getByRole('link', { name: 'Choose a plan again' }).click();
  await page.getByLabel('Email (optional)').fill(newPerson().email);
  const again = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Choose Elite Access' }).click();
  await new CheckoutPage(await again).pay('succeeds');
  await (await again).getByText('Paid: $49.99').waitFor();
});
