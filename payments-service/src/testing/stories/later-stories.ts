import { ACCEPTED_COUPON } from './steps';
import { endingOf, PRICE, type Story } from './story';

/** What happens to the payments of subscribers afterwards. */
export const laterStories: readonly Story[] = [
  {
    story: 'an administrator deletes the account of a subscriber',
    async run(steps) {
      const { id, session } = await steps.subscribe();
      await steps.deleteByAdministrator(id);
      return endingOf(null, session);
    },
    amounts: [0],
    isOpen: null,
    told: ['refunded'],
  },
  {
    story: 'a subscriber ends the plan and deletes the account',
    async run(steps) {
      const person = await steps.subscribe();
      await steps.deleteOwnAccount(person);
      return endingOf(null, person.session);
    },
    amounts: [PRICE],
    isOpen: null,
    told: ['receipt'],
  },
  {
    story: 'a subscriber pays as a guest, with the same address',
    async run(steps) {
      const { id, email, session } = await steps.subscribe();
      const other = await steps.beginAsGuest(email);
      await steps.pay(other.session, email);
      return endingOf(id, session, other.session);
    },
    amounts: [0, PRICE],
    isOpen: true,
    told: ['receipt', 'refunded'],
  },
  {
    story: 'a failed renewal is paid in time',
    async run(steps) {
      const { id, session } = await steps.subscribe();
      await steps.payInvoice(await steps.failRenewal(session));
      return endingOf(id, session);
    },
    amounts: [PRICE, PRICE],
    isOpen: true,
    told: ['receipt'],
    toldInTime: ['payment-failed'],
  },
  {
    story: 'a failed renewal is paid after the subscription was canceled for it',
    async run(steps) {
      const { id, session } = await steps.subscribe();
      const invoice = await steps.failRenewal(session);
      await steps.cancelByStaff(session);
      await steps.payInvoice(invoice);
      return endingOf(id, session);
    },
    amounts: [0, PRICE],
    isOpen: false,
    told: ['receipt', 'refunded'],
    toldInTime: ['payment-failed', 'plan-ended'],
  },
  {
    story: 'a failed renewal is paid after the account was deleted',
    async run(steps) {
      const person = await steps.subscribe();
      const invoice = await steps.failRenewal(person.session);
      await steps.deleteOwnAccount(person);
      await steps.payInvoice(invoice);
      return endingOf(null, person.session);
    },
    amounts: [0, PRICE],
    isOpen: null,
    told: ['receipt', 'refunded'],
    toldInTime: ['payment-failed', 'plan-ended'],
  },
  {
    story: 'support refunds a subscriber',
    async run(steps) {
      const { id, session } = await steps.subscribe();
      await steps.refundBySupport(session);
      return endingOf(id, session);
    },
    amounts: [0],
    isOpen: false,
    told: ['receipt', 'refunded'],
  },
  {
    story: 'support refunds a subscriber whose renewal fails',
    async run(steps) {
      const { id, session } = await steps.subscribe();
      await steps.failRenewal(session);
      await steps.refundBySupport(session);
      return endingOf(id, session);
    },
    amounts: [0],
    isOpen: false,
    told: ['receipt', 'refunded'],
    toldInTime: ['payment-failed'],
  },
  {
    story: 'support refunds a subscriber in part',
    async run(steps) {
      const { id, session } = await steps.subscribe();
      await steps.refundBySupport(session, 1_000);
      return endingOf(id, session);
    },
    amounts: [3_999],
    isOpen: true,
    told: ['receipt', 'refunded'],
  },
  {
    story: 'a subscriber loses a dispute',
    async run(steps) {
      const { id, session } = await steps.subscribe();
      await steps.closeDispute(await steps.openDispute(session), 'lost');
      return endingOf(id, session);
    },
    amounts: [PRICE],
    isOpen: false,
    told: ['plan-ended', 'receipt'],
  },
  {
    story: 'a subscriber wins a dispute',
    async run(steps) {
      const { id, session } = await steps.subscribe();
      await steps.closeDispute(await steps.openDispute(session), 'won');
      return endingOf(id, session);
    },
    amounts: [PRICE],
    isOpen: true,
    told: ['receipt'],
  },
  {
    story: 'a subscriber wins a dispute after buying another plan',
    async run(steps, service) {
      const { id, token, session } = await steps.subscribe();
      const dispute = await steps.openDispute(session);
      await service.settled();
      const other = await steps.createByHand(id, 'price_elite');
      await steps.pay(other);
      await service.verify(other, token);
      await steps.closeDispute(dispute, 'won');
      return endingOf(id, session, other);
    },
    amounts: [0, PRICE],
    isOpen: true,
    told: ['receipt', 'refunded'],
  },
  {
    story: 'a failed renewal with a discount of ours is paid after the account was deleted',
    async run(steps, service) {
      const person = await steps.beginAsMember();
      await steps.discount(person.session, ACCEPTED_COUPON, 40, 'forever');
      await steps.pay(person.session);
      await service.verify(person.session, person.token);
      const invoice = await steps.failRenewal(person.session);
      await steps.deleteOwnAccount(person);
      await steps.payInvoice(invoice);
      return endingOf(null, person.session);
    },
    amounts: [0, 2_999],
    isOpen: null,
    told: ['receipt', 'refunded'],
    toldInTime: ['payment-failed', 'plan-ended'],
  },
  {
    story: 'a subscriber wins a dispute after the plan was renewed',
    async run(steps, service) {
      const { id, session } = await steps.subscribe();
      const dispute = await steps.openDispute(session);
      await service.settled();
      await steps.payInvoice(await steps.failRenewal(session));
      await steps.closeDispute(dispute, 'won');
      return endingOf(id, session);
    },
    amounts: [PRICE, PRICE],
    isOpen: true,
    told: ['receipt'],
    toldInTime: ['payment-failed'],
  },
];
