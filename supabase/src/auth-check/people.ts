import type { Client } from '../program-client';
import { Mismatch, mustBe, outcome } from './expectation';
import { linkIn, opened, type Opened } from './links';
import type { Stage } from './stage';

export const PASSWORD = 'correct horse 83';
export const NEW_PASSWORD = 'another horse 38';

/** A person with a confirmed address who is not signed in. */
export interface Person {
  readonly id: string;
  readonly email: string;
}

/** Creates an account with the service key, as after a checkout: no mail is sent. */
async function newAccount(stage: Stage, confirmed: boolean): Promise<Person> {
  const email = stage.newAddress();
  const attributes = { email, password: PASSWORD, email_confirm: confirmed };
  const { data, error } = await stage.service.auth.admin.createUser(attributes);
  if (error) throw new Mismatch('a new account', outcome({ error }));
  return { id: data.user.id, email };
}

export const newPerson = (stage: Stage) => newAccount(stage, true);

/** An account with an unconfirmed address that was sent no mail yet. */
export const newPending = (stage: Stage) => newAccount(stage, false);

export const signIn = (stage: Stage, email: string, password = PASSWORD) =>
  stage.visitor().auth.signInWithPassword({ email, password });

/**
 * A browser with a signed-in person.
 * @throws Mismatch if the sign-in is rejected
 */
export async function signedIn(stage: Stage, email: string, password = PASSWORD): Promise<Client> {
  const client = stage.visitor();
  mustBe(outcome(await client.auth.signInWithPassword({ email, password })), 'accepted');
  return client;
}

/** The tokens of a browser. */
export async function sessionOf(client: Client) {
  const { data } = await client.auth.getSession();
  if (!data.session) throw new Mismatch('a session', 'none');
  return data.session;
}

/** Whether a browser's session is still valid: `accepted` or the error. */
export const renewed = async (client: Client) => outcome(await client.auth.refreshSession());

/** Opens the link in the next mail to an address. */
export const openedMail = async (stage: Stage, address: string): Promise<Opened> =>
  opened(linkIn(await stage.outbox.next(address)), stage.visitor());

/**
 * The browser in which a link was opened.
 * @throws Mismatch if the link does not work or brings no session
 */
export async function adopted({ outcome: result, client }: Opened): Promise<Client> {
  mustBe(result, 'accepted');
  await sessionOf(client);
  return client;
}
