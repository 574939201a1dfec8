import type { Check } from '../check';
import { mustBe, mustBeOneOf, outcome } from '../expectation';
import { adopted, NEW_PASSWORD, newPerson, openedMail, signIn } from '../people';
import type { Stage } from '../stage';

const WRONG_PASSWORDS = 5;

async function typeWrongPasswords(stage: Stage, email: string): Promise<void> {
  for (let attempts = 0; attempts < WRONG_PASSWORDS; attempts++) {
    mustBe(outcome(await signIn(stage, email, 'not the password')), '400 invalid_credentials');
  }
}

const askForReset = (stage: Stage, email: string) => stage.visitor().auth.resetPasswordForEmail(email);

export const LIMIT_CHECKS: readonly Check[] = [
  {
    name: 'five wrong passwords lock an account, even for the right one, and its owner gets in by mail',
    async run(stage) {
      const { email } = await newPerson(stage);
      await typeWrongPasswords(stage, email);
      const { error } = await signIn(stage, email);
      mustBe(error?.status, 429);
      mustBe(/ after \d+ seconds\.$/.test(error?.message ?? ''), true);
      await askForReset(stage, email);
      const client = await adopted(await openedMail(stage, email));
      mustBe(outcome(await client.auth.updateUser({ password: NEW_PASSWORD })), 'accepted');
      mustBe(outcome(await signIn(stage, email, NEW_PASSWORD)), 'accepted');
    },
  },
  {
    name: 'wrong passwords and repeated mails leave the owner of an account a reset',
    async run(stage) {
      const { email } = await newPerson(stage);
      await typeWrongPasswords(stage, email);
      mustBe((await signIn(stage, email, 'not the password')).error?.status, 429);
      // More than anybody may request in an hour. No mail is sent for a confirmed address.
      for (let times = 0; times < 10; times++) {
        for (const type of ['signup', 'email_change'] as const) {
          await stage.visitor().auth.resend({ type, email });
        }
      }
      mustBe(outcome(await askForReset(stage, email)), 'accepted');
      const client = await adopted(await openedMail(stage, email));
      mustBe(outcome(await client.auth.updateUser({ password: NEW_PASSWORD })), 'accepted');
      mustBe(outcome(await signIn(stage, email, NEW_PASSWORD)), 'accepted');
    },
  },
  {
    name: 'five wrong passwords lock an address without an account',
    async run(stage) {
      const email = stage.newAddress();
      await typeWrongPasswords(stage, email);
      const { error } = await signIn(stage, email);
      return mustBeOneOf(String(error?.status), {
        '429': 'locked',
        '400': 'open: the hook of hosted Supabase knows accounts only',
      });
    },
  },
  {
    name: 'a second mail so soon after the first is refused, for every address',
    async run(stage) {
      const { email } = await newPerson(stage);
      mustBe(outcome(await askForReset(stage, email)), 'accepted');
      mustBe(outcome(await askForReset(stage, email)), '429 over_email_send_rate_limit');
      const unknown = stage.newAddress();
      await askForReset(stage, unknown);
      return mustBeOneOf(outcome(await askForReset(stage, unknown)), {
        '429 over_email_send_rate_limit': 'refused for every address',
        accepted: 'refused for accounts only, as hosted Supabase does',
      });
    },
  },
];
