import { type TestedBackend, testBackendContract } from '@ninefold/contracts/backend-contract';
import {
  authRefusal,
  authUser,
  databaseRefusal,
  savedProfile,
  session,
  shownOnBoards,
  unconfirmedUser,
  usernameAvailable,
} from './backend-responses';
import { fakeBackend, type FakeResponse } from './fake-backend';

const ACCOUNT = { email: 'ada@example.test', password: 'nine-digits-once' };

async function clientFor(call: string, response: FakeResponse) {
  const client = await fakeBackend({ 'POST /auth/v1/token': session(), [call]: response }).supabase();
  return { auth: client.auth, client };
}

async function signedIn(call: string, response: FakeResponse) {
  const { auth, client } = await clientFor(call, response);
  await auth.signInWithPassword(ACCOUNT);
  return { auth, client };
}

const TOKEN = 'POST /auth/v1/token';
const token = async (response: FakeResponse) =>
  (await clientFor(TOKEN, response)).auth.signInWithPassword(ACCOUNT);

const SIGN_UP = 'POST /auth/v1/signup';
const signUp = async (response: FakeResponse) => (await clientFor(SIGN_UP, response)).auth.signUp(ACCOUNT);

const RESEND = 'POST /auth/v1/resend';
const resend = async (response: FakeResponse) =>
  (await clientFor(RESEND, response)).auth.resend({ type: 'signup', email: ACCOUNT.email });

const RECOVER = 'POST /auth/v1/recover';
const recover = async (response: FakeResponse) =>
  (await clientFor(RECOVER, response)).auth.resetPasswordForEmail(ACCOUNT.email);

const USER = 'PUT /auth/v1/user';
const changeUser = async (response: FakeResponse) =>
  (await signedIn(USER, response)).auth.updateUser({ data: { first_name: 'Ada' } });

const PROFILE = 'PATCH /rest/v1/profiles';
async function saveProfile(response: FakeResponse) {
  const change = (await clientFor(PROFILE, response)).client.from('profiles').update({ first_name: 'Ada' });
  return change.eq('id', 'user-1').select('id').single();
}

async function call(name: string, response: FakeResponse) {
  return (await clientFor(`POST /rest/v1/rpc/${name}`, response)).client.rpc(name);
}

async function readShownOnBoards() {
  const { client } = await clientFor('GET /rest/v1/profiles', shownOnBoards(null));
  return client.from('profiles').select('shown_on_boards').single();
}

const contract: TestedBackend = {
  auth: {
    'wrongPassword at POST /auth/v1/token': () => token(authRefusal('wrongPassword')),
    'unconfirmedAddress at POST /auth/v1/token': () => token(authRefusal('unconfirmedAddress')),
    'tooManySignIns at POST /auth/v1/token': () => token(authRefusal('tooManySignIns')),
    'tooManyMails at POST /auth/v1/signup': () => signUp(authRefusal('tooManyMails')),
    'tooManyMails at POST /auth/v1/resend': () => resend(authRefusal('tooManyMails')),
    'tooManyMails at POST /auth/v1/recover': () => recover(authRefusal('tooManyMails')),
    'weakPassword at POST /auth/v1/signup': () => signUp(authRefusal('weakPassword')),
    'weakPassword at PUT /auth/v1/user': () => changeUser(authRefusal('weakPassword')),
    'samePassword at PUT /auth/v1/user': () => changeUser(authRefusal('samePassword')),
    'addressTaken at PUT /auth/v1/user': () => changeUser(authRefusal('addressTaken')),
    'invalidAddress at POST /auth/v1/recover': () => recover(authRefusal('invalidAddress')),
    'sessionEnded at PUT /auth/v1/user': () => changeUser(authRefusal('sessionEnded')),
  },
  database: {
    'usernameTaken at PATCH /rest/v1/profiles': () => saveProfile(databaseRefusal('usernameTaken')),
    'usernameRemoved at PATCH /rest/v1/profiles': () => saveProfile(databaseRefusal('usernameRemoved')),
    'usernameTooOften at PATCH /rest/v1/profiles': () => saveProfile(databaseRefusal('usernameTooOften')),
    'accountDeleted at POST /rest/v1/rpc/delete_user_account': () =>
      call('delete_user_account', databaseRefusal('accountDeleted')),
    'sessionOver at POST /rest/v1/rpc/delete_user_account': () =>
      call('delete_user_account', databaseRefusal('sessionOver')),
    'subscriptionLive at POST /rest/v1/rpc/delete_user_account': () =>
      call('delete_user_account', databaseRefusal('subscriptionLive')),
    'tooManyCalls at POST /rest/v1/rpc/export_my_data': () =>
      call('export_my_data', databaseRefusal('tooManyCalls')),
  },
  data: {
    signIn: async () => (await token(session())).data.session,
    signUp: async () => (await signUp(unconfirmedUser())).data.user,
    changeUser: async () => (await changeUser(authUser({ user_metadata: { first_name: 'Ada' } }))).data.user,
    changeAddress: async () => (await changeUser(authUser({ new_email: 'new@example.test' }))).data.user,
    saveProfile: async () => (await saveProfile(savedProfile())).data,
    readShownOnBoards: async () => (await readShownOnBoards()).data,
    usernameAvailable: async () =>
      (await call('username_available', usernameAvailable(true))).data as unknown,
  },
};

testBackendContract(contract);

test('a refusal of another call is a mistake in the test', async () => {
  const { error } = await signUp(authRefusal('samePassword'));
  expect(error?.message).toBe('unexpected refusal of PUT /auth/v1/user at POST /auth/v1/signup');
});
