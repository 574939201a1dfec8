import type { Page } from 'playwright-core';
import type { PlatformUrls } from '../platform/ports';

/** Numbers of the emulator's test cards. */
const CARDS = {
  succeeds: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  secondStep: '4000 0027 6000 3184',
} as const;

/** The hosted payment page. */
export class CheckoutPage {
  constructor(private readonly page: Page) {}

  async ready(): Promise<void> {
    await this.page.getByRole('heading', { name: 'Subscribe to Elite Access' }).waitFor();
  }

  /** @param email for guests; a member's is known */
  async pay(card: keyof typeof CARDS, email?: string): Promise<void> {
    if (email) await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Card number').fill(CARDS[card]);
    await this.page.getByRole('button', { name: 'Pay $49.99' }).click();
  }

  /** The bank pays some time later. */
  async payLater(): Promise<void> {
    await this.page.getByLabel('Bank account, pay later').check();
    await this.page.getByRole('button', { name: 'Pay $49.99' }).click();
  }

  async confirm(): Promise<void> {
    await this.page.getByRole('button', { name: 'Confirm', exact: true }).click();
  }

  async cancel(): Promise<void> {
    await this.page.getByRole('link', { name: 'Cancel' }).click();
  }
}

/** What happens at the payment provider without a page, including delivery of its events to the service. */
export async function atStripe({ stripe }: PlatformUrls, control: string, body: object): Promise<void> {
  for (const [path, sent] of [
    [control, body],
    ['deliveries/settle', {}],
  ] as const) {
    const response = await fetch(`${stripe}/_emulator/${path}`, {
      method: 'POST',
      headers: { 'Emulator-Control': 'e2e', 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  }
}

/** The id of the checkout that returned to this page; its URL does not show it. */
export async function sessionIdOf(page: Page): Promise<string> {
  const stored = await page.evaluate(() => sessionStorage.getItem('account:secure:checkout-session'));
  return atob((JSON.parse(stored ?? '') as { value: string }).value);
}

/** Starts the checkout of a signed-in player. */
export async function upgrade(page: Page, shellUrl: string): Promise<CheckoutPage> {
  await page.goto(`${shellUrl}/upgrade`);
  await page.getByRole('button', { name: 'Upgrade to Elite Access' }).click();
  const checkout = new CheckoutPage(page);
  await checkout.ready();
  return checkout;
}

/**
 * Pays as a guest, in the tab that the plans open.
 * @returns that tab at the account form, and the URL to which the checkout returned
 */
export async function payAsGuest(plans: Page, shellUrl: string, email: string) {
  await plans.goto(`${shellUrl}/plans`);
  const opened = plans.waitForEvent('popup');
  await plans.getByRole('button', { name: 'Choose Elite Access' }).click();
  const page = await opened;
  const back = page.waitForRequest((request) => request.url().includes('/signup/account?session_id=cs_'));
  await new CheckoutPage(page).pay('succeeds', email);
  const returnAddress = (await back).url();
  await page.getByLabel('Confirm Password').waitFor();
  return { page, returnAddress };
}
