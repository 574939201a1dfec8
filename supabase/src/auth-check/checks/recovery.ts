import type { Check } from '../check';
import { mustBe, outcome } from '../expectation';
import { codeIn, linkIn, opened } from '../links';
import {
  adopted,
  NEW_PASSWORD,
  newPending,
  newPerson,
  openedMail,
  PASSWORD,
  signedIn,
  signIn,
} from '../people';
import type { Stage } from '../stage';

const UPDATE_PASSWORD = '/update-password';

const askForReset = (stage: Stage, email: string) =>
  stage.visitor().auth.resetPasswordForEmail(email, { redirectTo: stage.site + UPDATE_PASSWORD });

export const RECOVERY_CHECKS: readonly Check[] = [
  {
    name: 'every address gets the same response to a reset',
    async run(stage) {
      const pending = await newPending(stage);
      const confirmed = await newPerson(stage);
      for (const email of [pending.email, confirmed.email, stage.newAddress()]) {
        const response = await askForReset(stage, email);
        mustBe([outcome(response), response.data], ['accepted', {}]);
      }
    },
  },
  {
    name: 'the link of a reset leads to its page with a session that sets a new password',
    async run(stage) {
      const { email } = await newPerson(stage);
      await askForReset(stage, email);
      const link = await openedMail(stage, email);
      mustBe([link.page, link.type], [stage.site + UPDATE_PASSWORD, 'recovery']);
      const client = await adopted(link);
      mustBe(outcome(await client.auth.updateUser({ password: PASSWORD })), '422 same_password');
      mustBe(outcome(await client.auth.updateUser({ password: NEW_PASSWORD })), 'accepted');
      mustBe(outcome(await signIn(stage, email)), '400 invalid_credentials');
      mustBe(outcome(await signIn(stage, email, NEW_PASSWORD)), 'accepted');
    },
  },
  {
    name: 'a session adds no second factor, which would refuse the password of a reset',
    async run(stage) {
      const { email } = await newPerson(stage);
      const { mfa } = (await signedIn(stage, email)).auth;
      const totp = await mfa.enroll({ factorType: 'totp' });
      mustBe(outcome(totp), '422 mfa_totp_enroll_not_enabled');
      const phone = await mfa.enroll({ factorType: 'phone', phone: '+15555550123' });
      mustBe(outcome(phone), '422 mfa_phone_enroll_not_enabled');
      const key = await mfa.enroll({ factorType: 'webauthn', friendlyName: 'key' });
      mustBe(outcome(key), '422 mfa_webauthn_enroll_not_enabled');
      await askForReset(stage, email);
      const client = await adopted(await openedMail(stage, email));
      mustBe(outcome(await client.auth.updateUser({ password: NEW_PASSWORD })), 'accepted');
    },
  },
  {
    name: 'a reset that is requested, and not opened, keeps the password of an unconfirmed address',
    async run(stage) {
      const email = stage.newAddress();
      mustBe(outcome(await stage.visitor().auth.signUp({ email, password: PASSWORD })), 'accepted');
      const link = linkIn(await stage.outbox.next(email));
      await askForReset(stage, email);
      mustBe((await opened(link, stage.visitor())).outcome, 'accepted');
      mustBe(outcome(await signIn(stage, email)), 'accepted');
    },
  },
  {
    name: 'the link of a reset works once',
    async run(stage) {
      const { email } = await newPerson(stage);
      await askForReset(stage, email);
      const link = linkIn(await stage.outbox.next(email));
      await opened(link, stage.visitor());
      mustBe((await opened(link, stage.visitor())).outcome, '403 otp_expired');
    },
  },
  {
    name: 'the mail of a reset shows no code, for no page takes one',
    async run(stage) {
      const { email } = await newPerson(stage);
      await askForReset(stage, email);
      mustBe(codeIn(await stage.outbox.next(email)), undefined);
    },
  },
];
