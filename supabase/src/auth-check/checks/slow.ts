import type { AuthOtpResponse } from '@supabase/supabase-js';
import { setTimeout as pause } from 'node:timers/promises';
import type { Check } from '../check';
import { mustBe, mustBeRefused, outcome } from '../expectation';
import {
  adopted,
  NEW_PASSWORD,
  newPerson,
  openedMail,
  PASSWORD,
  renewed,
  sessionOf,
  signedIn,
  signIn,
} from '../people';
import type { Stage } from '../stage';

type Response = Pick<AuthOtpResponse, 'error'>;

/** Requests a second mail, and waits as long as the service says. */
async function afterTheWait(ask: () => Promise<Response>): Promise<void> {
  const seconds = /after (\d+) seconds/.exec((await ask()).error?.message ?? '')?.[1];
  if (!seconds) return;
  await pause((Number(seconds) + 1) * 1_000);
  mustBe(outcome(await ask()), 'accepted');
}

const signUp = (stage: Stage, email: string, password: string) =>
  stage.visitor().auth.signUp({ email, password });

/** Equals `refresh_token_reuse_interval` in `config.toml`: two tabs may refresh a session at the same time. */
const REUSE_INTERVAL_MS = 10_000;

/** Checks that must wait: two mails of one kind to one address are a minute apart. */
export const SLOW_CHECKS: readonly Check[] = [
  {
    name: 'a refresh token that is used again later is refused, and ends its session',
    async run(stage) {
      const { email } = await newPerson(stage);
      const client = await signedIn(stage, email);
      const { refresh_token } = await sessionOf(client);
      mustBe(await renewed(client), 'accepted');
      mustBe(await renewed(client), 'accepted');
      await pause(REUSE_INTERVAL_MS + 1_000);
      mustBeRefused(outcome(await stage.visitor().auth.refreshSession({ refresh_token })));
      // The session's tokens are revoked now, and each revoked token has its own interval.
      await pause(REUSE_INTERVAL_MS + 1_000);
      mustBeRefused(await renewed(client));
    },
  },
  {
    name: 'of two sign-ups with different passwords none survives, and the owner chooses one',
    async run(stage) {
      const email = stage.newAddress();
      await signUp(stage, email, PASSWORD);
      await stage.outbox.next(email);
      await afterTheWait(() => signUp(stage, email, NEW_PASSWORD));
      mustBe(outcome(await signIn(stage, email, NEW_PASSWORD)), '400 invalid_credentials');
      await stage.reportConflict(email);
      const client = await adopted(await openedMail(stage, email));
      mustBe(outcome(await signIn(stage, email, PASSWORD)), '400 invalid_credentials');
      mustBe(outcome(await signIn(stage, email, NEW_PASSWORD)), '400 invalid_credentials');
      mustBe(outcome(await client.auth.updateUser({ password: 'the choice of the owner' })), 'accepted');
      mustBe(outcome(await signIn(stage, email, 'the choice of the owner')), 'accepted');
    },
  },
  {
    name: 'ten repeated mails that are not sent leave the owner of an account a reset',
    async run(stage) {
      const { email } = await newPerson(stage);
      for (let times = 0; times < 10; times++) {
        await afterTheWait(() => stage.visitor().auth.resend({ type: 'signup', email }));
      }
      mustBe(outcome(await stage.visitor().auth.resetPasswordForEmail(email)), 'accepted');
      mustBe((await openedMail(stage, email)).outcome, 'accepted');
    },
  },
  {
    name: 'a sign-up that is repeated with the same password, and a mail that is sent again, keep the password',
    async run(stage) {
      const email = stage.newAddress();
      await signUp(stage, email, PASSWORD);
      await stage.outbox.next(email);
      await afterTheWait(() => stage.visitor().auth.resend({ type: 'signup', email }));
      await stage.outbox.next(email);
      await afterTheWait(() => signUp(stage, email, PASSWORD));
      mustBe(outcome(await signIn(stage, email)), '400 email_not_confirmed');
      mustBe((await openedMail(stage, email)).outcome, 'accepted');
      mustBe(outcome(await signIn(stage, email)), 'accepted');
    },
  },
];
