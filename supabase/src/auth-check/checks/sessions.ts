import type { Check } from '../check';
import { mustBe, mustBeRefused, outcome } from '../expectation';
import { NEW_PASSWORD, newPerson, renewed, sessionOf, signedIn, signIn } from '../people';

export const SESSION_CHECKS: readonly Check[] = [
  {
    name: 'the right password signs in',
    async run(stage) {
      const { id, email } = await newPerson(stage);
      const { data } = await (await signedIn(stage, email)).auth.getUser();
      mustBe([data.user?.id, data.user?.email], [id, email]);
    },
  },
  {
    name: 'the address is the same in capitals',
    async run(stage) {
      const { email } = await newPerson(stage);
      mustBe(outcome(await signIn(stage, email.toUpperCase())), 'accepted');
    },
  },
  {
    name: 'a wrong password and an unknown address get the same response',
    async run(stage) {
      const { email } = await newPerson(stage);
      const wrong = await signIn(stage, email, 'not the password');
      const unknown = await signIn(stage, stage.newAddress());
      mustBe(outcome(wrong), '400 invalid_credentials');
      mustBe([outcome(unknown), unknown.error?.message], [outcome(wrong), wrong.error?.message]);
    },
  },
  {
    name: 'a session is renewed with new tokens',
    async run(stage) {
      const { id, email } = await newPerson(stage);
      const client = await signedIn(stage, email);
      const before = await sessionOf(client);
      mustBe(await renewed(client), 'accepted');
      const after = await sessionOf(client);
      mustBe(after.refresh_token === before.refresh_token, false);
      mustBe((await client.auth.getUser(after.access_token)).data.user?.id, id);
    },
  },
  {
    name: 'a refresh token that no session has is refused',
    async run(stage) {
      const refresh_token = 'no-such-token';
      mustBeRefused(outcome(await stage.visitor().auth.refreshSession({ refresh_token })));
    },
  },
  {
    name: 'signing out everywhere ends every session immediately',
    async run(stage) {
      const { email } = await newPerson(stage);
      const clients = [await signedIn(stage, email), await signedIn(stage, email)] as const;
      const { access_token } = await sessionOf(clients[1]);
      mustBe(outcome(await clients[0].auth.signOut({ scope: 'global' })), 'accepted');
      mustBeRefused(await renewed(clients[1]));
      mustBeRefused(outcome(await stage.visitor().auth.getUser(access_token)));
    },
  },
  {
    name: 'signing out elsewhere keeps this session',
    async run(stage) {
      const { email } = await newPerson(stage);
      const here = await signedIn(stage, email);
      const elsewhere = await signedIn(stage, email);
      mustBe(outcome(await here.auth.signOut({ scope: 'others' })), 'accepted');
      mustBeRefused(await renewed(elsewhere));
      mustBe(await renewed(here), 'accepted');
    },
  },
  {
    name: 'signing out here keeps the other sessions',
    async run(stage) {
      const { email } = await newPerson(stage);
      const here = await signedIn(stage, email);
      const elsewhere = await signedIn(stage, email);
      mustBe(outcome(await here.auth.signOut({ scope: 'local' })), 'accepted');
      mustBe(await renewed(elsewhere), 'accepted');
    },
  },
  {
    name: 'a new password ends the other sessions, and the old one no longer signs in',
    async run(stage) {
      const { email } = await newPerson(stage);
      const here = await signedIn(stage, email);
      const elsewhere = await signedIn(stage, email);
      mustBe(outcome(await here.auth.updateUser({ password: NEW_PASSWORD })), 'accepted');
      mustBeRefused(await renewed(elsewhere));
      mustBe(await renewed(here), 'accepted');
      mustBe(outcome(await signIn(stage, email)), '400 invalid_credentials');
      mustBe(outcome(await signIn(stage, email, NEW_PASSWORD)), 'accepted');
    },
  },
  {
    name: 'what a person said of themselves is kept with the account',
    async run(stage) {
      const { email } = await newPerson(stage);
      const client = await signedIn(stage, email);
      const data = { math_level: 'middle', learning_goals: ['exam_prep'] };
      mustBe(outcome(await client.auth.updateUser({ data })), 'accepted');
      const { user_metadata } = (await client.auth.getUser()).data.user ?? {};
      mustBe([user_metadata?.math_level, user_metadata?.learning_goals], ['middle', ['exam_prep']]);
    },
  },
];
