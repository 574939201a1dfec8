import { randomUUID } from 'node:crypto';
import { callRpc, deleteUserAccountCall } from '@ninefold/contracts/rpc';
import { newAddress, PASSWORD } from '../backend';
import type { PaymentsTest } from '../start-payments';

/** The coupon of the configuration. Staff may create others at Stripe. */
export const ACCEPTED_COUPON = 'summer';

/** The steps that people, staff and banks take, as calls. `begin…` opens a checkout page. */
export const stepsOf = (service: PaymentsTest) => {
  const { emulator, stripe } = service;
  const steps = {
    async beginAsMember() {
      const person = await service.newPerson();
      return { ...person, session: await service.begin(person.token) };
    },
    async subscribe() {
      const member = await steps.beginAsMember();
      await steps.pay(member.session);
      await service.verify(member.session, member.token);
      return member;
    },
    async beginAsGuest(email = newAddress()) {
      const purchase_id = randomUUID();
      return { email, purchase_id, session: await service.begin(undefined, { purchase_id }) };
    },
    /** A session that this service created before the price was replaced. */
    async beginAtOtherPrice() {
      const person = await service.newPerson();
      const { product, unit_amount: amount, currency } = await stripe.prices.retrieve('price_elite');
      const price = await stripe.prices.create({
        product: String(product),
        unit_amount: (amount ?? 0) - 1_000,
        currency,
        recurring: { interval: 'year' },
      });
      return { ...person, session: await steps.createByHand(person.id, price.id, randomUUID()) };
    },
    async createByHand(user_id: string, price: string, checkout_id?: string) {
      const metadata = { tier: 'elite', user_id, ...(checkout_id && { checkout_id }) };
      const { id } = await stripe.checkout.sessions.create({
        mode: 'subscription',
        line_items: [{ price, quantity: 1 }],
        client_reference_id: user_id,
        metadata,
        subscription_data: { metadata },
        success_url: 'http://localhost:3000/',
      });
      return id;
    },
    discount: (session: string, coupon: string, percent_off: number, duration = 'once') =>
      emulator.control(`sessions/${session}/discount`, { coupon, percent_off, duration }),
    pay: (session: string, email?: string) =>
      emulator.control(`sessions/${session}/pay`, { ...(email && { email }) }),
    orderDebit: (session: string, email?: string) =>
      emulator.control(`sessions/${session}/pay`, { card: 'pay_later', ...(email && { email }) }),
    debit: (session: string, outcome: 'paid' | 'failed') =>
      emulator.control(`sessions/${session}/settle`, { outcome }),
    subscriptionOf: async (session: string) =>
      String((await stripe.checkout.sessions.retrieve(session)).subscription),
    async cancelByStaff(session: string) {
      await stripe.subscriptions.cancel(await steps.subscriptionOf(session));
    },
    refundBySupport: async (session: string, amount?: number) =>
      emulator.control('refunds', { session, ...(amount && { amount }) }),
    /** @returns the open invoice */
    async failRenewal(session: string) {
      const id = await steps.subscriptionOf(session);
      await emulator.control(`subscriptions/${id}/status`, { status: 'past_due' });
      return String((await stripe.subscriptions.retrieve(id)).latest_invoice);
    },
    payInvoice: (invoice: string) => emulator.control(`invoices/${invoice}/pay`),
    openDispute: async (session: string) =>
      (await emulator.control<{ id: string }>('disputes', { session })).id,
    closeDispute: (dispute: string, status: 'won' | 'lost') =>
      emulator.control(`disputes/${dispute}/close`, { status }),
    deleteByAdministrator: (id: string) => service.database.auth.admin.deleteUser(id),
    async deleteOwnAccount({ id, token, client }: Awaited<ReturnType<PaymentsTest['newPerson']>>) {
      await service.call('/api/end-subscription', {}, token);
      await callRpc(client, deleteUserAccountCall, { user_id_to_delete: id });
    },
    async createAccount(session_id: string, buyer: { email: string; purchase_id: string }) {
      const request = { session_id, ...buyer, password: PASSWORD, tier: 'elite', agreed_to_terms: true };
      await service.call('/api/create-account-after-checkout', request);
    },
    async accountOf(email: string) {
      const { data } = await service.database.from('profiles').select('id').eq('email', email).single();
      return data?.id ?? null;
    },
  };
  return steps;
};

export type Steps = ReturnType<typeof stepsOf>;
