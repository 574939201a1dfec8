import { useEmulator } from '../testing/use-emulator';

const emulator = useEmulator();

const options = { idempotencyKey: 'purchase-1' };
const customers = async () => (await emulator.stripe.customers.list()).data.length;

describe('the faults of the Stripe emulator', () => {
  it('can lose one call, whose retry with the same key creates no duplicate', async () => {
    const { stripe, control } = emulator;
    await control('POST', '/faults', { action: 'hang', method: 'POST', path: '/v1/customers', times: 1 });
    const hanging = stripe.customers.create({}, { ...options, timeout: 100 });
    await expect(hanging).rejects.toMatchObject({ type: 'StripeConnectionError' });
    expect(await customers()).toBe(0);
    await stripe.customers.create({}, options);
    await control('DELETE', '/faults');
    expect(await customers()).toBe(1);
  });

  it('can lose the response of a call that took effect', async () => {
    const { stripe, control } = emulator;
    await control('POST', '/faults', {
      action: 'fail',
      path: '/v1/customers',
      status: 503,
      times: 1,
      done: true,
    });
    await expect(stripe.customers.create({}, options)).rejects.toMatchObject({ statusCode: 503 });
    const retried = await stripe.customers.create({}, options);
    expect(retried.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await customers()).toBe(1);
  });

  it('can delay a response, which keeps the state at the time of the call', async () => {
    const { stripe, control, pay } = emulator;
    const { session, subscription } = await pay();
    await control('POST', '/faults', { action: 'hang', path: '/v1/checkout', times: 1, done: true });
    const calls = async () => (await control<object[]>('GET', '/calls')).length;
    const before = await calls();
    const late = stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
    while ((await calls()) === before);
    await stripe.subscriptions.cancel(subscription.id);
    await control('DELETE', '/faults');
    expect((await late).subscription).toMatchObject({ id: subscription.id, status: 'active' });
  });
});

describe('the controls of the Stripe emulator', () => {
  it('reject web pages, which cannot send the header', async () => {
    const response = await fetch(`${emulator.url}/_emulator/deliveries`);
    expect(response.status).toBe(403);
    const preflight = await fetch(`${emulator.url}/_emulator/deliveries`, {
      method: 'OPTIONS',
      headers: { Origin: 'http://evil.test', 'Access-Control-Request-Headers': 'emulator-control' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('list the last 1,000 API calls, and none after a reset', async () => {
    const headers = { Authorization: 'Bearer sk_test_of_the_tests' };
    const call = () => fetch(`${emulator.url}/v1/prices/none`, { headers });
    for (let ten = 0; ten < 100; ten += 1) await Promise.all(Array.from({ length: 10 }, call));
    await call();
    await emulator.stripe.prices.list();
    const calls = await emulator.control<{ path: string }[]>('GET', '/calls');
    expect([calls.length, calls.at(-1)?.path]).toEqual([1_000, '/v1/prices']);
    await emulator.control('POST', '/reset');
    await expect(emulator.control('GET', '/calls')).resolves.toEqual([]);
  });

  it('report invalid parameters', async () => {
    await expect(emulator.control('POST', '/faults', { action: 'explode' })).rejects.toThrow('action');
    const { id } = await emulator.open();
    await expect(emulator.control('POST', `/sessions/${id}/pay`, { card: '1' })).rejects.toThrow(
      'is not a test card',
    );
  });
});
