import type Stripe from 'stripe';
import { useEmulator } from '../testing/use-emulator';

const emulator = useEmulator();

const features: Stripe.BillingPortal.ConfigurationCreateParams['features'] = {
  invoice_history: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end' },
};
const openPortal = async (configuration?: string) =>
  emulator.stripe.billingPortal.sessions.create({
    customer: (await emulator.stripe.customers.create()).id,
    ...(configuration && { configuration }),
  });

describe('the portal configurations', () => {
  it("contain the account's default and that of stripe:setup", async () => {
    const { data } = await emulator.stripe.billingPortal.configurations.list();
    expect(data.map(({ is_default, metadata }) => [is_default, metadata?.made_by])).toEqual([
      [false, 'stripe-setup'],
      [true, undefined],
    ]);
  });

  it('are created with features that are off unless given, and updated one by one', async () => {
    const { configurations } = emulator.stripe.billingPortal;
    const { id } = await configurations.create({ business_profile: { headline: 'Ninefold' }, features });
    const off = { enabled: false };
    expect(await configurations.retrieve(id)).toMatchObject({
      is_default: false,
      features: {
        subscription_cancel: { mode: 'at_period_end' },
        subscription_update: off,
        customer_update: off,
      },
    });
    await configurations.update(id, { features: { subscription_cancel: { enabled: false } } });
    expect((await configurations.retrieve(id)).features).toMatchObject({
      invoice_history: { enabled: true },
      subscription_cancel: { enabled: false },
    });
  });

  it('apply to a session: the given one, or the default', async () => {
    const { configurations } = emulator.stripe.billingPortal;
    const { id } = await configurations.create({ features });
    expect((await openPortal(id)).configuration).toBe(id);
    expect((await openPortal()).configuration).toBe('bpc_default');
    await expect(openPortal('bpc_other')).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'configuration',
    });
    await configurations.update(id, { active: false });
    await expect(openPortal(id)).rejects.toMatchObject({ statusCode: 400, param: 'configuration' });
    await emulator.control('POST', '/resources/portalConfigurations/bpc_default', { is_default: false });
    await expect(openPortal()).rejects.toThrow('No configuration provided');
  });
});

it('the events of a webhook endpoint can be changed', async () => {
  const { webhookEndpoints } = emulator.stripe;
  const { id, secret } = await webhookEndpoints.create({
    url: 'http://127.0.0.1:9/none',
    enabled_events: ['invoice.paid'],
  });
  expect(secret).toMatch(/^whsec_/);
  const changed = await webhookEndpoints.update(id, { enabled_events: ['invoice.paid', 'charge.refunded'] });
  expect(changed.enabled_events).toEqual(['invoice.paid', 'charge.refunded']);
  expect(changed).not.toHaveProperty('secret');
  expect(await webhookEndpoints.retrieve(id)).toMatchObject({ enabled_events: changed.enabled_events });
});
