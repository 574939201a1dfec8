import type { Check } from '../check';
import { mustBe, outcome } from '../expectation';
import { NEW_PASSWORD, newPerson, openedMail, sessionOf, signedIn, signIn } from '../people';
import type { Stage } from '../stage';

const PROFILE = '/profile';

/** A signed-in person who requested another address. */
async function askForChange(stage: Stage) {
  const { id, email } = await newPerson(stage);
  const client = await signedIn(stage, email);
  const newEmail = stage.newAddress();
  const options = { emailRedirectTo: stage.site + PROFILE };
  const response = await client.auth.updateUser({ email: newEmail }, options);
  mustBe([outcome(response), response.data.user?.new_email], ['accepted', newEmail]);
  return { id, email, newEmail, client };
}

export const EMAIL_CHANGE_CHECKS: readonly Check[] = [
  {
    name: 'a new address counts when its owner opened the link',
    async run(stage) {
      const { id, email, newEmail, client } = await askForChange(stage);
      mustBe(outcome(await signIn(stage, email)), 'accepted');
      mustBe(outcome(await signIn(stage, newEmail)), '400 invalid_credentials');
      const link = await openedMail(stage, newEmail);
      mustBe([link.page, link.outcome], [stage.site + PROFILE, 'accepted']);
      mustBe(outcome(await signIn(stage, email)), '400 invalid_credentials');
      mustBe((await signIn(stage, newEmail)).data.user?.id, id);
      await client.auth.refreshSession();
      mustBe((await sessionOf(client)).user.email, newEmail);
      await sessionOf(link.client);
    },
  },
  {
    name: 'the old address is told of the change, and only then',
    async run(stage) {
      const { email, newEmail } = await askForChange(stage);
      await openedMail(stage, newEmail);
      await stage.outbox.next(email);
      mustBe(await stage.outbox.waiting(email), 0);
    },
  },
  {
    name: 'a new password cancels a change of address that waits',
    async run(stage) {
      const { email, newEmail, client } = await askForChange(stage);
      mustBe(outcome(await client.auth.updateUser({ password: NEW_PASSWORD })), 'accepted');
      mustBe((await openedMail(stage, newEmail)).outcome, '403 otp_expired');
      mustBe(outcome(await signIn(stage, email, NEW_PASSWORD)), 'accepted');
    },
  },
  {
    name: 'an address that another account has is refused',
    async run(stage) {
      const other = await newPerson(stage);
      const client = await signedIn(stage, (await newPerson(stage)).email);
      mustBe(outcome(await client.auth.updateUser({ email: other.email })), '422 email_exists');
    },
  },
];
