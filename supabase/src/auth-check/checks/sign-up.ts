import type { Check } from '../check';
import { mustBe, mustBeOneOf, outcome } from '../expectation';
import { linkIn, opened } from '../links';
import { adopted, NEW_PASSWORD, newPending, newPerson, openedMail, PASSWORD, signIn } from '../people';
import type { Stage } from '../stage';

const AFTER_SIGN_UP = '/login?confirmed=true';

const signUp = (stage: Stage, email: string, page = stage.site + AFTER_SIGN_UP, password = PASSWORD) =>
  stage.visitor().auth.signUp({ email, password, options: { emailRedirectTo: page } });

/** A person who signed up and received the link. */
async function newLink(stage: Stage, page?: string) {
  const email = stage.newAddress();
  mustBe(outcome(await signUp(stage, email, page)), 'accepted');
  return { email, link: linkIn(await stage.outbox.next(email)) };
}

/** What a program can read from a response to a sign-up. */
async function shownBySignUp(stage: Stage, email: string) {
  const response = await signUp(stage, email);
  const { user, session } = response.data;
  return {
    outcome: outcome(response),
    session: Boolean(session),
    fields: Object.keys(user ?? {}).sort(),
    identities: user?.identities?.length,
  };
}

export const SIGN_UP_CHECKS: readonly Check[] = [
  {
    name: 'signing up sends one mail and opens no session',
    async run(stage) {
      const email = stage.newAddress();
      const response = await signUp(stage, email);
      mustBe([outcome(response), response.data.session], ['accepted', null]);
      await stage.outbox.next(email);
      mustBe(await stage.outbox.waiting(email), 0);
    },
  },
  {
    name: 'a password of five characters is refused',
    async run(stage) {
      const response = await signUp(stage, stage.newAddress(), undefined, '12345');
      mustBe(outcome(response), '422 weak_password');
    },
  },
  {
    name: 'a password that is guessed first is refused',
    async run(stage) {
      const response = await signUp(stage, stage.newAddress(), undefined, 'Password1');
      return mustBeOneOf(outcome(response), {
        '422 weak_password': 'refused',
        accepted: 'accepted: hosted Supabase refuses leaked passwords where that is switched on',
      });
    },
  },
  {
    name: 'a password that bcrypt would cut off is refused',
    async run(stage) {
      const response = await signUp(stage, stage.newAddress(), undefined, 'a'.repeat(73));
      mustBe(outcome(response), '400 validation_failed');
    },
  },
  {
    name: 'an unknown, a pending and a confirmed address get the same response to a sign-up',
    async run(stage) {
      const unknown = await shownBySignUp(stage, stage.newAddress());
      const pending = await shownBySignUp(stage, (await newPending(stage)).email);
      const confirmed = await shownBySignUp(stage, (await newPerson(stage)).email);
      mustBe(unknown.outcome, 'accepted');
      mustBe(pending, unknown);
      mustBe({ ...confirmed, identities: unknown.identities }, unknown);
      return confirmed.identities === unknown.identities
        ? 'the same'
        : 'no identities for a confirmed address, as hosted Supabase does';
    },
  },
  {
    name: 'a sign-up with a confirmed address sends no mail and changes no password',
    async run(stage) {
      const { email } = await newPerson(stage);
      await signUp(stage, email, undefined, 'not the password');
      mustBe(outcome(await signIn(stage, email)), 'accepted');
      // The first mail that arrives is this one, so the sign-up sent none.
      await stage.visitor().auth.resetPasswordForEmail(email);
      mustBe(linkIn(await stage.outbox.next(email)).type, 'recovery');
    },
  },
  {
    name: 'that an address waits for its confirmation is said to the right password only',
    async run(stage) {
      const { email } = await newLink(stage);
      mustBe(outcome(await signIn(stage, email)), '400 email_not_confirmed');
      mustBe(outcome(await signIn(stage, email, 'not the password')), '400 invalid_credentials');
    },
  },
  {
    name: 'the link confirms the address, leads to the page that was asked for, and signs in there',
    async run(stage) {
      const { email, link } = await newLink(stage);
      mustBe([link.site, link.page, link.type], [stage.site, stage.site + AFTER_SIGN_UP, 'signup']);
      await adopted(await opened(link, stage.visitor()));
      mustBe(outcome(await signIn(stage, email)), 'accepted');
    },
  },
  {
    name: 'the link leads to no other site',
    async run(stage) {
      const { link } = await newLink(stage, 'https://elsewhere.example/login');
      mustBe([link.site, link.page], [stage.site, stage.site]);
    },
  },
  {
    name: 'the link works once',
    async run(stage) {
      const { link } = await newLink(stage);
      await opened(link, stage.visitor());
      mustBe((await opened(link, stage.visitor())).outcome, '403 otp_expired');
    },
  },
  {
    name: 'the mail of a sign-up is sent again, with the same response to every address',
    async run(stage) {
      const pending = await newPending(stage);
      const confirmed = await newPerson(stage);
      const options = { emailRedirectTo: stage.site + AFTER_SIGN_UP };
      for (const email of [pending.email, confirmed.email, stage.newAddress()]) {
        const response = await stage.visitor().auth.resend({ type: 'signup', email, options });
        mustBe([outcome(response), response.data], ['accepted', { user: null, session: null }]);
      }
      mustBe((await openedMail(stage, pending.email)).page, stage.site + AFTER_SIGN_UP);
    },
  },
  {
    name: 'a sign-up with another password keeps the first one, and its owner chooses one after the conflict is reported',
    async run(stage) {
      const { email, link } = await newLink(stage);
      const again = outcome(await signUp(stage, email, undefined, NEW_PASSWORD));
      // The interval between two mails is a setting.
      const isRefused = again === '429 over_email_send_rate_limit';
      if (!isRefused) mustBe(again, 'accepted');
      // The page that signs up tries its password.
      mustBe(outcome(await signIn(stage, email, NEW_PASSWORD)), '400 invalid_credentials');
      mustBe(outcome(await signIn(stage, email)), '400 email_not_confirmed');
      await stage.reportConflict(email);
      const newest = isRefused ? await opened(link, stage.visitor()) : await openedMail(stage, email);
      const client = await adopted(newest);
      mustBe(outcome(await signIn(stage, email)), '400 invalid_credentials');
      mustBe(outcome(await client.auth.updateUser({ password: NEW_PASSWORD })), 'accepted');
      mustBe(outcome(await signIn(stage, email, NEW_PASSWORD)), 'accepted');
    },
  },
  {
    name: 'a password that was set before the owner came does not survive a reset',
    async run(stage) {
      const { email } = await newLink(stage);
      await stage.visitor().auth.resetPasswordForEmail(email);
      mustBe((await openedMail(stage, email)).outcome, 'accepted');
      mustBe(outcome(await signIn(stage, email)), '400 invalid_credentials');
    },
  },
];
