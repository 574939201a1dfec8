import { PHONE, useBrowser } from '../browser/use-browser';
import { atStripe, upgrade } from '../pages/checkout';
import { expectGoodPage } from '../pages/good-page';
import { newPlayer, type Player } from '../platform/accounts';
import { urls } from '../platform/ports';
import { storeSubscription, subscriptionIdOf } from '../platform/subscriptions';

const browser = useBrowser();

const SMALL = { ...PHONE, viewport: { width: 390, height: 844 } };

let player: Player;
beforeAll(async () => void (player = await newPlayer(urls)));

test.each<
  [
    name: string,
    row: Parameters<typeof storeSubscription>[2],
    isOpen: boolean,
    words: string,
    button: string | null,
  ]
>([
  ['unpaid', { status: 'unpaid' }, false, 'Your plan is on hold', 'Pay the open invoice'],
  ['paused', { status: 'paused' }, false, 'Your plan is paused', 'Add a card'],
  [
    'incomplete',
    { status: 'incomplete', paid: false },
    false,
    'Your payment is not finished',
    'Finish the payment',
  ],
  ['pending', { paid: false }, false, 'Payment Pending', null],
  ['disputed', { disputed: true }, false, 'Your plan is suspended', null],
  ['overdue', { status: 'past_due' }, true, 'Your last payment did not go through', 'Update your card'],
  ['not collected', { collection_paused: true }, true, 'Payments are paused', null],
  [
    'ending',
    { cancel_at: '2098-01-15T17:00:00Z' },
    true,
    'Your plan ends on January 15, 2098.',
    'Manage subscription',
  ],
])('profile and upgrade explain a subscription that is %s', async (_, row, isOpen, words, button) => {
  await storeSubscription(urls, player, row, isOpen);
  for (const device of [SMALL, {}]) {
    const page = await browser.newVisitor({ ...player.signedIn, ...device });
    for (const path of ['/profile', '/upgrade']) {
      await page.goto(urls.shell + path);
      await page.getByText(words).waitFor();
      if (button) await page.getByRole('button', { name: button }).waitFor();
      expect(await page.getByRole('button', { name: 'Upgrade to Elite Access' }).count()).toBe(0);
      await expectGoodPage(page);
    }
  }
});

test('profile and upgrade explain a returned payment, and the plan is on sale', async () => {
  await storeSubscription(urls, player, { returned_for: 'paid-too-late' }, false);
  const page = await browser.newVisitor({ ...player.signedIn, ...SMALL });
  await page.goto(`${urls.shell}/profile`);
  await page.getByText('The payment arrived after the subscription had ended.').waitFor();
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'See the plans' }).click();
  await page.getByText('Your payment was returned').waitFor();
  await page.getByRole('button', { name: 'Upgrade to Elite Access' }).waitFor();
  await expectGoodPage(page);
});

test('an open page learns from the service that a renewal was not paid, and leads to the portal', async () => {
  const member = await newPlayer(urls);
  const page = await browser.newVisitor(member.signedIn);
  await page.goto(`${urls.shell}/upgrade`);
  const other = await page.context().newPage();
  await (await upgrade(other, urls.shell)).pay('succeeds');
  await other.getByText('Elite Access is active').waitFor();
  await atStripe(urls, `subscriptions/${await subscriptionIdOf(urls, member)}/status`, { status: 'unpaid' });
  await page.getByRole('button', { name: 'Upgrade to Elite Access' }).click();
  await page.getByText('Your plan is on hold').waitFor();
  expect(await page.getByText('Already Subscribed').count()).toBe(0);
  await page.getByRole('button', { name: 'Pay the open invoice' }).click();
  await page
    .getByRole('heading', { name: /subscription/i })
    .first()
    .waitFor();
});
