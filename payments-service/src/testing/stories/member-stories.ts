import { ACCEPTED_COUPON } from './steps';
import { endingOf, PRICE, type Story } from './story';

/** Members pay for their first year. */
export const memberStories: readonly Story[] = [
  {
    story: 'a member pays',
    async run(steps) {
      const { id, session } = await steps.beginAsMember();
      await steps.pay(session);
      return endingOf(id, session);
    },
    amounts: [PRICE],
    isOpen: true,
    told: ['receipt'],
  },
  {
    story: 'the bank debit of a member arrives',
    async run(steps) {
      const { id, session } = await steps.beginAsMember();
      await steps.orderDebit(session);
      await steps.debit(session, 'paid');
      return endingOf(id, session);
    },
    amounts: [PRICE],
    isOpen: true,
    told: ['receipt'],
  },
  {
    story: 'the bank debit of a member fails',
    async run(steps) {
      const { id, session } = await steps.beginAsMember();
      await steps.orderDebit(session);
      await steps.debit(session, 'failed');
      return endingOf(id, session);
    },
    amounts: [],
    isOpen: false,
    told: ['payment-failed'],
  },
  {
    story: 'a member pays with a discount of ours',
    async run(steps) {
      const { id, session } = await steps.beginAsMember();
      await steps.discount(session, ACCEPTED_COUPON, 40);
      await steps.pay(session);
      return endingOf(id, session);
    },
    amounts: [2_999],
    isOpen: true,
    told: ['receipt'],
  },
  {
    story: 'a member gets the plan free of charge with a discount of ours',
    async run(steps) {
      const { id, session } = await steps.beginAsMember();
      await steps.discount(session, ACCEPTED_COUPON, 100);
      await steps.pay(session);
      return endingOf(id, session);
    },
    amounts: [0],
    isOpen: true,
    told: ['receipt'],
  },
  {
    story: 'a member pays with a discount that is not ours',
    async run(steps) {
      const { id, session } = await steps.beginAsMember();
      await steps.discount(session, 'unknown', 40);
      await steps.pay(session);
      return endingOf(id, session);
    },
    amounts: [0],
    isOpen: false,
    told: ['refunded'],
  },
  {
    story: 'a member pays nothing with a discount that is not ours',
    async run(steps) {
      const { id, session } = await steps.beginAsMember();
      await steps.discount(session, 'unknown', 100);
      await steps.pay(session);
      return endingOf(id, session);
    },
    amounts: [0],
    isOpen: false,
    told: ['refunded'],
  },
  {
    story: 'a bank debit with a discount that is not ours arrives',
    async run(steps) {
      const { id, session } = await steps.beginAsMember();
      await steps.discount(session, 'unknown', 40);
      await steps.orderDebit(session);
      await steps.debit(session, 'paid');
      return endingOf(id, session);
    },
    amounts: [0],
    isOpen: false,
    told: ['refunded'],
  },
  {
    story: 'a member pays a price that was replaced meanwhile',
    async run(steps) {
      const { id, session } = await steps.beginAtOtherPrice();
      await steps.pay(session);
      return endingOf(id, session);
    },
    amounts: [0],
    isOpen: false,
    told: ['refunded'],
  },
  {
    story: 'staff cancels while the bank debit of a member is pending, and it arrives',
    async run(steps) {
      const { id, session } = await steps.beginAsMember();
      await steps.orderDebit(session);
      await steps.cancelByStaff(session);
      await steps.debit(session, 'paid');
      return endingOf(id, session);
    },
    amounts: [0],
    isOpen: false,
    told: ['refunded'],
  },
  {
    story: 'an administrator deletes the account while its bank debit is pending, and it arrives',
    async run(steps) {
      const { id, session } = await steps.beginAsMember();
      await steps.orderDebit(session);
      await steps.deleteByAdministrator(id);
      await steps.debit(session, 'paid');
      return endingOf(null, session);
    },
    amounts: [0],
    isOpen: null,
    told: ['refunded'],
  },
  {
    story: 'a member deletes the account while its bank debit is pending, and it arrives',
    async run(steps) {
      const person = await steps.beginAsMember();
      await steps.orderDebit(person.session);
      await steps.deleteOwnAccount(person);
      await steps.debit(person.session, 'paid');
      return endingOf(null, person.session);
    },
    amounts: [0],
    isOpen: null,
    told: ['refunded'],
  },
  {
    story: 'a member deletes the account before paying in another tab',
    async run(steps) {
      const person = await steps.beginAsMember();
      await steps.deleteByAdministrator(person.id);
      await steps.pay(person.session);
      return endingOf(null, person.session);
    },
    amounts: [0],
    isOpen: null,
    told: ['refunded'],
  },
  {
    story: 'a member pays the page of a session that staff created, too',
    async run(steps) {
      const { id, session } = await steps.beginAsMember();
      const other = await steps.createByHand(id, 'price_elite');
      await steps.pay(session);
      await steps.pay(other);
      return endingOf(id, session, other);
    },
    amounts: [0, PRICE],
    isOpen: true,
    told: ['receipt', 'refunded'],
  },
];
