import { newAddress } from '../backend';
import { endingOf, PRICE, type Story } from './story';

/** Stripe accepts such an address and the auth service does not. */
const unusableAddress = () => `josé.${newAddress()}`;

/** Guests pay, with or without an account that has their address. */
export const guestStories: readonly Story[] = [
  {
    story: 'a guest pays, and has no account yet',
    async run(steps) {
      const { email, session } = await steps.beginAsGuest();
      await steps.pay(session, email);
      return endingOf(null, session);
    },
    amounts: [PRICE],
    isOpen: null,
    told: ['finish-account', 'receipt'],
  },
  {
    story: 'a guest pays with a bank debit, which arrives',
    async run(steps) {
      const { email, session } = await steps.beginAsGuest();
      await steps.orderDebit(session, email);
      await steps.debit(session, 'paid');
      return endingOf(null, session);
    },
    amounts: [PRICE],
    isOpen: null,
    told: ['finish-account', 'receipt'],
  },
  {
    story: 'the bank debit of a guest fails',
    async run(steps) {
      const { email, session } = await steps.beginAsGuest();
      await steps.orderDebit(session, email);
      await steps.debit(session, 'failed');
      return endingOf(null, session);
    },
    amounts: [],
    isOpen: null,
    told: ['payment-failed'],
  },
  {
    story: 'staff cancels while the bank debit of a guest is pending, and it arrives',
    async run(steps) {
      const { email, session } = await steps.beginAsGuest();
      await steps.orderDebit(session, email);
      await steps.cancelByStaff(session);
      await steps.debit(session, 'paid');
      return endingOf(null, session);
    },
    amounts: [0],
    isOpen: null,
    told: ['refunded'],
  },
  {
    story: 'a guest pays with a discount that is not ours',
    async run(steps) {
      const { email, session } = await steps.beginAsGuest();
      await steps.discount(session, 'unknown', 10);
      await steps.pay(session, email);
      return endingOf(null, session);
    },
    amounts: [0],
    isOpen: null,
    told: ['refunded'],
  },
  {
    story: 'a guest pays and creates the account',
    async run(steps) {
      const { session, ...buyer } = await steps.beginAsGuest();
      await steps.pay(session, buyer.email);
      await steps.createAccount(session, buyer);
      return endingOf(await steps.accountOf(buyer.email), session);
    },
    amounts: [PRICE],
    isOpen: true,
    told: ['receipt'],
  },
  {
    story: 'a guest pays with the address of a confirmed account',
    async run(steps, service) {
      const { id, email } = await service.newPerson();
      const { session } = await steps.beginAsGuest(email);
      await steps.pay(session, email);
      return endingOf(id, session);
    },
    amounts: [PRICE],
    isOpen: true,
    told: ['receipt'],
  },
  {
    story: 'the bank debit of a guest arrives, and the address has a confirmed account by then',
    async run(steps, service) {
      const { email, session } = await steps.beginAsGuest();
      await steps.orderDebit(session, email);
      const { id } = await service.newPerson(email);
      await steps.debit(session, 'paid');
      return endingOf(id, session);
    },
    amounts: [PRICE],
    isOpen: true,
    told: ['receipt'],
  },
  {
    story: 'a guest pays, and later confirms the address in an account',
    async run(steps, service) {
      const { email, session } = await steps.beginAsGuest();
      await steps.pay(session, email);
      const { id } = await service.newPerson(email);
      return endingOf(id, session);
    },
    amounts: [PRICE],
    isOpen: true,
    told: ['receipt'],
  },
  {
    story: 'a guest pays with the address that a member changes to later',
    async run(steps, service) {
      const { email, session } = await steps.beginAsGuest();
      await steps.pay(session, email);
      const { id, client } = await service.newPerson();
      await client.auth.updateUser({ email });
      await service.openMails(email);
      return endingOf(id, session);
    },
    amounts: [PRICE],
    isOpen: true,
    told: ['receipt'],
  },
  {
    story: 'a guest pays on two devices, and then confirms the address',
    async run(steps, service) {
      const email = newAddress();
      const [one, other] = [await steps.beginAsGuest(email), await steps.beginAsGuest(email)];
      await steps.pay(one.session, email);
      await steps.pay(other.session, email);
      const { id } = await service.newPerson(email);
      return endingOf(id, one.session, other.session);
    },
    amounts: [0, PRICE],
    isOpen: true,
    told: ['receipt', 'refunded'],
  },
  {
    story: 'a guest pays with an address that no account can have',
    async run(steps) {
      const { email, session } = await steps.beginAsGuest(unusableAddress());
      await steps.pay(session, email);
      return endingOf(null, session);
    },
    amounts: [0],
    isOpen: null,
    told: ['refunded'],
  },
  {
    story: 'the bank debit of a guest whose address no account can have arrives',
    async run(steps) {
      const { email, session } = await steps.beginAsGuest(unusableAddress());
      await steps.orderDebit(session, email);
      await steps.debit(session, 'paid');
      return endingOf(null, session);
    },
    amounts: [0],
    isOpen: null,
    told: ['refunded'],
  },
];
