import { type RunningEmulator, startEmulator } from '../testing/start-emulator';

let emulator: RunningEmulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
beforeEach(() => emulator.control('POST', '/reset'));
afterAll(() => emulator.stop());

const FORM = {
  email: 'ada@example.test',
  method: 'card',
  number: '4242 4242 4242 4242',
  expiry: '12 / 34',
  cvc: '123',
  name: 'Ada',
};

/** Sends a form as a browser does, and does not follow where it leads. */
async function send(url: string, form: object = {}) {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(form as Record<string, string>),
  });
  return { status: response.status, location: response.headers.get('location'), html: await response.text() };
}
const show = async (url: string) => (await fetch(url)).text();
const statusOf = async (id: string) => (await emulator.stripe.checkout.sessions.retrieve(id)).status;

describe('the checkout page', () => {
  it('says above the button what is paid, when it renews and how to leave', async () => {
    const { url } = await emulator.open();
    const html = await show(String(url));
    const button = html.indexOf('Pay $49.99</button>');
    expect(button).toBeGreaterThan(0);
    for (const text of ['Subscribe to Elite Access', '$49.99 <small>per year', 'until you cancel']) {
      expect(html.slice(0, button)).toContain(text);
    }
    expect(html).toContain('href="http://localhost:3000/plans"');
    expect(html).not.toContain('<script');
  });

  it('takes a card, and leads to the success address with the session in it', async () => {
    const { id, url } = await emulator.open();
    const done = `http://localhost:3000/done?session_id=${id}`;
    expect(await send(String(url), FORM)).toMatchObject({ status: 303, location: done });
    // The second click of an impatient buyer.
    expect(await send(String(url), FORM)).toMatchObject({ status: 303, location: done });
    expect((await emulator.stripe.subscriptions.list()).data).toHaveLength(1);
    expect(await show(String(url))).toContain('This checkout is complete');
  });

  it('keeps what was typed and the session when the card is declined', async () => {
    const { id, url } = await emulator.open();
    const { status, html } = await send(String(url), { ...FORM, number: '4000 0000 0000 0002' });
    expect(status).toBe(402);
    expect(html).toMatch(/role="alert">[^<]*Your card was declined\./);
    expect(html).toContain('value="4000 0000 0000 0002"');
    expect(html).toContain('value="ada@example.test"');
    expect(await statusOf(id)).toBe('open');
  });

  it('ties each problem to its field, and gives the first one the focus', async () => {
    const { url } = await emulator.open();
    const { html } = await send(String(url), { ...FORM, email: 'ada', expiry: '01 / 20', cvc: '1' });
    for (const name of ['email', 'expiry', 'cvc']) {
      expect(html).toMatch(
        new RegExp(`id="${name}"[^>]*aria-describedby="[^"]*${name}-problem"[^>]*aria-invalid`),
      );
    }
    expect(html.match(/autofocus/g)).toHaveLength(1);
    expect(html).toMatch(/id="email"[^>]*autofocus/);
    expect(html).not.toContain('value="1"');
  });

  it('asks for a second step, and pays only when it is confirmed', async () => {
    const { id, url } = await emulator.open();
    const { html } = await send(String(url), { ...FORM, number: '4000002760003184' });
    expect(html).toContain('Your bank asks you to confirm that you pay $49.99.');
    const kept = { ...FORM, number: '4000002760003184', cvc: '' };
    const refused = await send(`${url}/confirm`, { ...kept, reply: 'refuse' });
    expect(refused.html).toContain('We are unable to authenticate your payment method.');
    expect(await statusOf(id)).toBe('open');
    expect((await send(`${url}/confirm`, { ...kept, reply: 'confirm' })).status).toBe(303);
    expect(await statusOf(id)).toBe('complete');
  });

  it('takes a bank account that pays later', async () => {
    const { id, url } = await emulator.open();
    expect((await send(String(url), { email: FORM.email, method: 'bank' })).status).toBe(303);
    expect(await emulator.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
    });
  });

  it('uses the address that the platform gave, and none of the form', async () => {
    const { id, url } = await emulator.open({ customer_email: 'given@example.test' });
    expect(await show(String(url))).not.toContain('id="email"');
    await send(String(url), FORM);
    expect((await emulator.stripe.checkout.sessions.retrieve(id)).customer_details?.email).toBe(
      'given@example.test',
    );
  });

  it('says when the session is over or unknown', async () => {
    const { id, url } = await emulator.open();
    await emulator.stripe.checkout.sessions.expire(id);
    expect(await show(String(url))).toContain('This checkout has expired');
    expect((await fetch(`${emulator.url}/c/pay/cs_test_none`)).status).toBe(404);
  });
});

describe('the portal page', () => {
  const openPortal = async () => {
    const { session, subscription } = await emulator.pay();
    const portal = await emulator.stripe.billingPortal.sessions.create({
      customer: String(session.customer),
      return_url: 'http://localhost:3000/profile',
    });
    return { url: portal.url, id: subscription.id };
  };

  it('cancels at the end of the period after a question, and renews', async () => {
    const { url, id } = await openPortal();
    expect(await show(url)).toContain('Cancel subscription');
    expect(await show(`${url}/cancel/${id}`)).toContain('You keep what you paid for until');
    expect((await send(`${url}/cancel/${id}`)).status).toBe(303);
    expect((await emulator.stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(true);
    expect(await show(url)).toContain('and does not renew');
    await send(`${url}/renew/${id}`);
    expect((await emulator.stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(false);
  });

  it('shows the invoices and the way back', async () => {
    const { url } = await openPortal();
    const html = await show(url);
    expect(html).toContain('href="http://localhost:3000/profile"');
    const invoice = /href="([^"]*\/i\/[^"]*)"/.exec(html)?.[1] ?? '';
    expect(await show(invoice)).toMatch(/Invoice NINEFOLD-0001[\s\S]*Paid[\s\S]*\$49\.99/);
  });

  it('changes only what belongs to its customer', async () => {
    const { url } = await openPortal();
    const { subscription: other } = await emulator.pay();
    expect((await send(`${url}/cancel/${other.id}`)).status).toBe(404);
    expect((await emulator.stripe.subscriptions.retrieve(other.id)).cancel_at_period_end).toBe(false);
  });
});
