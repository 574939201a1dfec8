import { randomUUID } from 'node:crypto';
import { isEmailAddress } from '@ninefold/contracts';
import type { Check } from '../check';
import { Mismatch, mustBe, outcome } from '../expectation';
import { PASSWORD } from '../people';
import type { Stage } from '../stage';

const LABEL = 'd'.repeat(63);
const LABELS = `${LABEL}.${LABEL}.${LABEL}`;

function addressOf(length: number, id: string): string {
  const [start, end] = [`${id}@${LABELS}.`, '.com'];
  return start + 'd'.repeat(length - start.length - end.length) + end;
}

interface Case {
  /** What is checked. */
  readonly name: string;
  /** An address with an id that no account has. */
  readonly address: (id: string) => string;
}

const ACCEPTED: readonly Case[] = [
  { name: 'an ampersand', address: (id) => `r&d${id}@example.com` },
  { name: 'a slash', address: (id) => `a/b${id}@example.com` },
  { name: 'an exclamation mark', address: (id) => `press!office${id}@example.com` },
  { name: 'an apostrophe', address: (id) => `o'brien${id}@example.com` },
  { name: 'a plus sign', address: (id) => `ada+ninefold${id}@example.com` },
  { name: 'dots', address: (id) => `ada.king.${id}@example.com` },
  { name: 'adjacent and final dots', address: (id) => `ada..${id}.@example.com` },
  { name: 'all other signs', address: (id) => `#$%*=?^_\`{|}~-${id}@example.com` },
  { name: 'a Punycode domain', address: (id) => `ada${id}@xn--bcher-kva.xn--p1ai` },
  { name: 'a domain with hyphens and digits', address: (id) => `ada${id}@mail-4.example-2.com` },
  { name: 'a label of 63 characters', address: (id) => `ada${id}@${LABEL}.com` },
  { name: '254 characters', address: (id) => addressOf(254, id) },
];

const REFUSED: readonly Case[] = [
  { name: 'an accented letter', address: (id) => `josé${id}@example.com` },
  { name: 'an accented domain', address: (id) => `ada${id}@bücher.example` },
  { name: 'a space', address: (id) => `ada king${id}@example.com` },
  { name: 'quotes', address: (id) => `"ada king"${id}@example.com` },
  { name: 'no at sign', address: (id) => `ada${id}.example.com` },
  { name: 'two at signs', address: (id) => `ada@${id}@example.com` },
  { name: 'nothing before the at sign', address: () => '@example.com' },
  { name: 'a comma', address: (id) => `ada,${id}@example.com` },
  { name: 'a display name', address: (id) => `Ada <ada${id}@example.com>` },
  { name: 'adjacent dots in the domain', address: (id) => `ada${id}@example..com` },
  { name: 'a final dot', address: (id) => `ada${id}@example.com.` },
  { name: 'a label that starts with a hyphen', address: (id) => `ada${id}@-example.com` },
  { name: 'an underscore in the domain', address: (id) => `ada${id}@my_example.com` },
  { name: 'a label of 64 characters', address: (id) => `ada${id}@${LABEL}d.com` },
  { name: 'an address literal', address: (id) => `ada${id}@[127.0.0.1]` },
  { name: 'a line break', address: (id) => `ada${id}@example.com\n` },
  { name: '256 characters', address: (id) => addressOf(256, id) },
];

/** Accepted by the auth service only: mail to it never arrives, or SMTP does not carry it. */
const REFUSED_BEFORE: readonly Case[] = [
  { name: 'a domain without a dot', address: (id) => `ada${id}@localhost` },
  { name: '255 characters', address: (id) => addressOf(255, id) },
];

/** Whether an account can have an address: `accepted` or the error. Leaves no account. */
async function judged(stage: Stage, email: string): Promise<string> {
  const { admin } = stage.service.auth;
  const created = await admin.createUser({ email, password: PASSWORD });
  if (created.data.user) {
    mustBe(created.data.user.email, email.toLowerCase());
    mustBe(outcome(await admin.deleteUser(created.data.user.id)), 'accepted');
  }
  return outcome(created);
}

const check = (verb: string, cases: readonly Case[], byUs: boolean, byService: string) =>
  cases.map(({ name, address }): Check => ({
    name: `an address with ${name} is ${verb}`,
    async run(stage) {
      const email = address(randomUUID());
      if (isEmailAddress(email) !== byUs) throw new Mismatch(`isEmailAddress ${byUs}`, !byUs);
      mustBe(await judged(stage, email), byService);
    },
  }));

/**
 * The rule of `@ninefold/contracts` accepts only what the auth service accepts, so an address that may pay can also have
 * an account.
 */
export const ADDRESS_CHECKS: readonly Check[] = [
  ...check('accepted', ACCEPTED, true, 'accepted'),
  ...check('refused', REFUSED, false, '400 validation_failed'),
  ...check('refused by our rule alone', REFUSED_BEFORE, false, 'accepted'),
];
