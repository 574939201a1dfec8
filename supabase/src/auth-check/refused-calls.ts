import { type AUTH_REFUSALS, type RefusedCall } from '@ninefold/contracts/backend-contract';
import { newPending, newPerson, PASSWORD, signedIn, signIn } from './people';
import type { Stage } from './stage';

interface Response {
  readonly error: {
    readonly message: string;
    readonly status?: number | undefined;
    readonly code?: string | undefined;
  } | null;
}

const WRONG_PASSWORDS = 5;

/** Makes a call twice, for a limit between two mails. */
async function twice(call: () => Promise<Response>): Promise<Response> {
  const first = await call();
  return first.error ? first : call();
}

const someone = async (stage: Stage) => signedIn(stage, (await newPerson(stage)).email);

/** Each refusal of the auth service, by a call that gets it. */
export const REFUSED_CALLS: Readonly<
  Record<RefusedCall<typeof AUTH_REFUSALS>, (stage: Stage) => Promise<Response>>
> = {
  'wrongPassword at POST /auth/v1/token': async (stage) =>
    signIn(stage, (await newPerson(stage)).email, 'not the password'),
  'unconfirmedAddress at POST /auth/v1/token': async (stage) =>
    signIn(stage, (await newPending(stage)).email),
  async 'tooManySignIns at POST /auth/v1/token'(stage) {
    const { email } = await newPerson(stage);
    for (let times = 0; times < WRONG_PASSWORDS; times++) await signIn(stage, email, 'not the password');
    return signIn(stage, email);
  },
  async 'tooManyMails at POST /auth/v1/signup'(stage) {
    const account = { email: stage.newAddress(), password: PASSWORD };
    return twice(() => stage.visitor().auth.signUp(account));
  },
  async 'tooManyMails at POST /auth/v1/resend'(stage) {
    const { email } = await newPending(stage);
    return twice(() => stage.visitor().auth.resend({ type: 'signup', email }));
  },
  async 'tooManyMails at POST /auth/v1/recover'(stage) {
    const { email } = await newPerson(stage);
    return twice(() => stage.visitor().auth.resetPasswordForEmail(email));
  },
  'weakPassword at POST /auth/v1/signup': (stage) =>
    stage.visitor().auth.signUp({ email: stage.newAddress(), password: '12345' }),
  'weakPassword at PUT /auth/v1/user': async (stage) =>
    (await someone(stage)).auth.updateUser({ password: '12345' }),
  'samePassword at PUT /auth/v1/user': async (stage) =>
    (await someone(stage)).auth.updateUser({ password: PASSWORD }),
  async 'addressTaken at PUT /auth/v1/user'(stage) {
    const { email } = await newPerson(stage);
    return (await someone(stage)).auth.updateUser({ email });
  },
  'invalidAddress at POST /auth/v1/recover': (stage) =>
    stage.visitor().auth.resetPasswordForEmail('ada at home'),
  async 'sessionEnded at PUT /auth/v1/user'(stage) {
    const { email } = await newPerson(stage);
    const client = await signedIn(stage, email);
    await (await signedIn(stage, email)).auth.signOut({ scope: 'global' });
    return client.auth.updateUser({ data: { first_name: 'Ada' } });
  },
};
