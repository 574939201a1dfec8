import { useEmulator } from '../testing/use-emulator';

const emulator = useEmulator();

const FORM = { email: 'ada@example.test', method: 'card', number: '4242 4242 4242 4242' };

/** Submits a form like a browser, without following redirects. */
async function send(url: string | null, form: Record<string, string> = {}) {
  const body = new URLSearchParams(form);
  const response = await fetch(String(url), { method: 'POST', redirect: 'manual', body });
  return { status: response.status, location: response.headers.get('location'), html: await response.text() };
}
const show = async (url: string | null) => (await fetch(String(url))).text();
const sessionOf = (id: string) => emulator.stripe.checkout.sessions.retrieve(id);

describe('the checkout page', () => {
  it('shows price, renewal and cancellation above the button', async () => {
    const { url } = await emulator.open();
    const html = await show(url);
    const button = html.indexOf('Pay $49.99</button>');
    expect(button).toBeGreaterThan(0);
    for (const text of ['Subscribe to Elite Access', 'You pay $49.99 today', 'until you cancel']) {
      expect(html.slice(0, button)).toContain(text);
    }
    expect(html).toContain('href="http://localhost:3000/plans"');
    expect(html).not.toContain('<script');
  });

  it('charges a card and redirects to the success URL with the session id', async () => {
    const { id, url } = await emulator.open();
    const done = { status: 303, location: `http://localhost:3000/done?session_id=${id}` };
    expect(await send(url, FORM)).toMatchObject(done);
    // A second click by an impatient buyer.
    expect(await send(url, FORM)).toMatchObject(done);
    expect((await emulator.stripe.charges.list()).data).toHaveLength(1);
    expect(await show(url)).toContain('This checkout is complete');
  });

  it.each([
    ['a card that is declined', { number: '4000 0000 0000 0002' }, 'number', 'Your card was declined.'],
    ['a number that is not a test card', { number: '1234' }, 'number', 'Enter the number of a test card'],
    ['a malformed address', { email: 'ada' }, 'email', 'Enter an email address'],
  ])(
    'ties the problem of %s to its field, and keeps the session and what was typed',
    async (...[, wrong, field, text]) => {
      const { id, url } = await emulator.open();
      const { status, html } = await send(url, { ...FORM, ...wrong });
      expect(status).toBe(402);
      expect(html).toContain(`role="alert" id="problem">${text}`);
      expect(html).toMatch(new RegExp(`id="${field}"[^>]*aria-describedby="problem"[^>]*autofocus`));
      expect(html.match(/autofocus/g)).toHaveLength(1);
      for (const value of Object.values(wrong)) expect(html).toContain(`value="${value}"`);
      expect((await sessionOf(id)).status).toBe('open');
    },
  );

  it('requires authentication and pays only when it is confirmed', async () => {
    const { id, url } = await emulator.open();
    const form = { ...FORM, number: '4000002760003184' };
    expect((await send(url, form)).html).toContain('Your bank asks you to confirm that you pay $49.99.');
    const { html } = await send(url, { ...form, reply: 'refuse' });
    expect(html).toContain('We are unable to authenticate your payment method.');
    expect((await sessionOf(id)).status).toBe('open');
    expect((await send(url, { ...form, reply: 'confirm' })).status).toBe(303);
    expect((await sessionOf(id)).status).toBe('complete');
  });

  it("uses the platform's address instead of one in the form", async () => {
    const { id, url } = await emulator.open({ customer_email: 'given@example.test' });
    expect(await show(url)).not.toContain('id="email"');
    await send(url, FORM);
    expect((await sessionOf(id)).customer_details?.email).toBe('given@example.test');
  });

  it('reports an expired or unknown session', async () => {
    const { id, url } = await emulator.open();
    await emulator.stripe.checkout.sessions.expire(id);
    expect(await show(url)).toContain('This checkout has expired');
    expect((await fetch(`${emulator.url}/c/pay/cs_test_none`)).status).toBe(404);
  });
});

describe('the portal page', () => {
  const openPortal = async (configuration = 'bpc_stripe_setup') => {
    const { session, subscription } = await emulator.pay();
    const { url } = await emulator.stripe.billingPortal.sessions.create({
      configuration,
      customer: String(session.customer),
      return_url: 'http://localhost:3000/profile',
    });
    return { url, id: subscription.id };
  };
  const isEnding = async (id: string) =>
    (await emulator.stripe.subscriptions.retrieve(id)).cancel_at_period_end;

  it('shows charges, cancels at the end of the period after a confirmation, and renews', async () => {
    const { url, id } = await openPortal();
    const html = await show(url);
    expect(html).toContain('href="http://localhost:3000/profile"');
    expect(html).toContain('$49.99, paid');
    expect(await show(`${url}/cancel/${id}`)).toContain('You keep what you paid for until');
    expect((await send(`${url}/cancel/${id}`)).status).toBe(303);
    expect(await isEnding(id)).toBe(true);
    expect(await show(url)).toContain('and does not renew');
    await send(`${url}/renew/${id}`);
    expect(await isEnding(id)).toBe(false);
  });

  it("enforces the session's configuration", async () => {
    const [ours, other] = [await openPortal(), await openPortal('bpc_default')];
    expect(await show(ours.url)).not.toContain('Update plan');
    expect(await show(other.url)).toContain('Update plan');
    expect(await show(`${other.url}/cancel/${other.id}`)).toContain('ends now');
    await send(`${other.url}/cancel/${other.id}`);
    expect((await emulator.stripe.subscriptions.retrieve(other.id)).status).toBe('canceled');
    const features = { subscription_cancel: { enabled: false } };
    await emulator.stripe.billingPortal.configurations.update('bpc_stripe_setup', { features });
    expect(await show(ours.url)).not.toContain('Cancel subscription');
    expect((await send(`${ours.url}/cancel/${ours.id}`)).status).toBe(404);
  });

  it("changes only its customer's subscriptions", async () => {
    const [{ url }, other] = [await openPortal(), await openPortal()];
    expect((await send(`${url}/cancel/${other.id}`)).status).toBe(404);
    expect(await isEnding(other.id)).toBe(false);
  });
});
