import type { Check } from '../check';
import { Mismatch, mustBe, mustBeRefused, outcome } from '../expectation';
import {
  adopted,
  newPending,
  newPerson,
  openedMail,
  PASSWORD,
  renewed,
  sessionOf,
  signedIn,
  signIn,
} from '../people';

const UPDATE_PASSWORD = '/update-password';

export const ADMIN_CHECKS: readonly Check[] = [
  {
    name: 'the service makes an account for an address once',
    async run(stage) {
      const { email } = await newPerson(stage);
      const again = await stage.service.auth.admin.createUser({ email, password: PASSWORD });
      mustBe(outcome(again), '422 email_exists');
    },
  },
  {
    name: 'an account that the service deletes is gone, with its sessions',
    async run(stage) {
      const { id, email } = await newPerson(stage);
      const client = await signedIn(stage, email);
      const { access_token } = await sessionOf(client);
      mustBe(outcome(await stage.service.auth.admin.deleteUser(id)), 'accepted');
      mustBe(outcome(await stage.service.auth.admin.getUserById(id)), '404 user_not_found');
      mustBe(outcome(await signIn(stage, email)), '400 invalid_credentials');
      mustBeRefused(await renewed(client));
      mustBeRefused(outcome(await stage.visitor().auth.getUser(access_token)));
    },
  },
  {
    name: 'the calls of the service are refused without the secret key',
    async run(stage) {
      const { id, email } = await newPerson(stage);
      const { access_token } = await sessionOf(await signedIn(stage, email));
      for (const bearer of [stage.publishableKey, access_token]) {
        const headers = { apikey: stage.publishableKey, Authorization: `Bearer ${bearer}` };
        const call = (method: string, pathname: string) =>
          fetch(new URL(`/auth/v1${pathname}`, stage.url), { method, headers });
        const statuses = [
          (await call('DELETE', `/admin/users/${id}`)).status,
          (await call('GET', '/admin/users')).status,
          (await call('POST', '/invite')).status,
        ];
        if (!statuses.every((status) => status === 401 || status === 403)) {
          throw new Mismatch('401 or 403', statuses);
        }
      }
      mustBe(outcome(await signIn(stage, email)), 'accepted');
    },
  },
  {
    name: 'an invited person opens the link and chooses a password',
    async run(stage) {
      const email = stage.newAddress();
      const data = { invited_by: 'a check', invitation_type: 'standard' };
      const redirectTo = stage.site + UPDATE_PASSWORD;
      const { admin } = stage.service.auth;
      mustBe(outcome(await admin.inviteUserByEmail(email, { data, redirectTo })), 'accepted');
      const link = await openedMail(stage, email);
      mustBe([link.page, link.type], [redirectTo, 'invite']);
      const client = await adopted(link);
      mustBe(outcome(await client.auth.updateUser({ password: PASSWORD })), 'accepted');
      const { user } = (await signIn(stage, email)).data;
      mustBe(user?.user_metadata.invited_by, data.invited_by);
      mustBe(outcome(await admin.inviteUserByEmail(email)), '422 email_exists');
    },
  },
  {
    name: 'an invitation takes over an address that waits for its confirmation, and not its password',
    async run(stage) {
      const { email } = await newPending(stage);
      // A sign-up mail requested by the person who chose the password.
      await stage.visitor().auth.resend({ type: 'signup', email });
      await stage.outbox.next(email);
      mustBe(outcome(await stage.service.auth.admin.inviteUserByEmail(email)), 'accepted');
      await adopted(await openedMail(stage, email));
      mustBe(outcome(await signIn(stage, email)), '400 invalid_credentials');
    },
  },
];
