import { randomUUID } from 'node:crypto';
import type { Connection } from '@supabase/lite';
import { callFunction } from '../call-function';

type Json = Readonly<Record<string, unknown>>;

/** A row of `auth.users`. Instants are ISO 8601; tokens are digests of what the mails carry. */
export interface User {
  readonly id: string;
  readonly aud: string;
  readonly role: string;
  readonly email: string;
  readonly encrypted_password: string | null;
  readonly email_confirmed_at: string | null;
  readonly invited_at: string | null;
  readonly confirmation_token: string | null;
  readonly confirmation_sent_at: string | null;
  readonly recovery_token: string | null;
  readonly recovery_sent_at: string | null;
  readonly email_change: string | null;
  readonly email_change_token_new: string | null;
  readonly email_change_sent_at: string | null;
  readonly raw_app_meta_data: Json;
  readonly raw_user_meta_data: Json;
  readonly last_sign_in_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface Identity {
  readonly id: string;
  readonly provider: string;
  readonly provider_id: string;
  readonly user_id: string;
  readonly identity_data: Json;
  readonly last_sign_in_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The columns that hold the token of a mail. */
export type TokenColumn = 'confirmation_token' | 'recovery_token' | 'email_change_token_new';

export type Users = ReturnType<typeof usersOf>;

/** The accounts, in the tables of the auth service. Addresses are stored in lower case. */
export function usersOf(connection: Connection) {
  const db = connection.kysely.withSchema('auth');

  const selectUsers = () => db.selectFrom('users').selectAll().$castTo<User>();

  async function first(query: ReturnType<typeof selectUsers>): Promise<User | undefined> {
    const user = await query.executeTakeFirst();
    return user && withMetadata(user);
  }

  async function insertIdentity(userId: string, email: string): Promise<void> {
    const identity_data = { sub: userId, email, email_verified: false, phone_verified: false };
    const row = { id: randomUUID(), provider: 'email', provider_id: userId, user_id: userId };
    await db
      .insertInto('identities')
      .values({ ...row, identity_data: JSON.stringify(identity_data) })
      .execute();
  }

  const updateOf = (patch: Partial<User>) =>
    db.updateTable('users').set({ ...asStored(patch), updated_at: new Date().toISOString() });

  /** Whether there was a row to change. */
  async function hasUpdated(query: ReturnType<typeof updateOf>): Promise<boolean> {
    return Number((await query.executeTakeFirst()).numUpdatedRows ?? 0) > 0;
  }

  return {
    byEmail(email: string) {
      return first(selectUsers().where('email', '=', email));
    },

    byId(id: string) {
      return first(selectUsers().where('id', '=', id));
    },

    byToken(column: TokenColumn, digest: string) {
      return first(selectUsers().where(column, '=', digest));
    },

    /** Whose change to this address is not confirmed. */
    byNewEmail(email: string) {
      return first(selectUsers().where('email_change', '=', email).orderBy('email_change_sent_at', 'desc'));
    },

    /** One page, newest first. */
    async page(page: number, perPage: number): Promise<{ users: readonly User[]; total: number }> {
      const { total }: { total: string | number } = await db
        .selectFrom('users')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await selectUsers()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute();
      return { users: rows.map(withMetadata), total: Number(total) };
    },

    /** @returns false when the address has an account already */
    async insert(user: Partial<User> & Pick<User, 'email'>): Promise<User | false> {
      const id = randomUUID();
      const now = new Date().toISOString();
      const written = await db
        .insertInto('users')
        .values({
          id,
          created_at: now,
          updated_at: now,
          ...asStored({ raw_app_meta_data: PROVIDERS, raw_user_meta_data: {}, ...user }),
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (Number(written.numInsertedOrUpdatedRows ?? 0) === 0) return false;
      await insertIdentity(id, user.email);
      return (await this.byId(id)) ?? false;
    },

    async update(id: string, patch: Partial<User>): Promise<void> {
      await updateOf(patch).where('id', '=', id).execute();
    },

    /** Changes an account that waits for its confirmation. @returns false when it was confirmed meanwhile */
    async updateWaiting(id: string, patch: Partial<User>): Promise<boolean> {
      return hasUpdated(updateOf(patch).where('id', '=', id).where('email_confirmed_at', 'is', null));
    },

    /**
     * Takes a token away, so that it works once, and makes the change that its mail was for.
     * @returns false, without the change, when another request was faster
     */
    async claim(id: string, column: TokenColumn, digest: string, patch: Partial<User>): Promise<boolean> {
      return hasUpdated(
        updateOf({ ...patch, [column]: null })
          .where('id', '=', id)
          .where(column, '=', digest),
      );
    },

    /** Somebody signs up with an address, or asks for the mail of the sign-up again. */
    async noteSignUp(email: string, networkDigest: string, samePassword: boolean): Promise<void> {
      await callFunction(connection, 'private.note_sign_up', email, networkDigest, samePassword);
    },

    /** Sets another token for the mail of the sign-up. @returns false when the address was confirmed meanwhile */
    repeatSignUpMail: (id: string, digest: string) =>
      callFunction<boolean>(connection, 'private.repeat_sign_up_mail', id, digest),

    /** The sessions go with the account. */
    async remove(id: string): Promise<void> {
      await db.deleteFrom('users').where('id', '=', id).execute();
    },

    async identities(userId: string): Promise<readonly Identity[]> {
      const rows = await db
        .selectFrom('identities')
        .selectAll()
        .$castTo<Identity>()
        .where('user_id', '=', userId)
        .execute();
      return rows.map((row) => ({ ...row, identity_data: parsed(row.identity_data) }));
    },

    async updateIdentity(user: User, data: Json): Promise<void> {
      const [identity] = await this.identities(user.id);
      if (!identity) return insertIdentity(user.id, user.email);
      await db
        .updateTable('identities')
        .set({ identity_data: JSON.stringify({ ...identity.identity_data, ...data }) })
        .where('id', '=', identity.id)
        .execute();
    },
  };
}

const PROVIDERS = { provider: 'email', providers: ['email'] };

const METADATA = ['raw_app_meta_data', 'raw_user_meta_data'] as const;

/** A plain Postgres gives JSON back as it was sent, which may be a text. */
const parsed = (json: unknown): Json => (typeof json === 'string' ? JSON.parse(json) : (json ?? {})) as Json;

const withMetadata = (user: User): User => ({
  ...user,
  raw_app_meta_data: parsed(user.raw_app_meta_data),
  raw_user_meta_data: parsed(user.raw_user_meta_data),
});

function asStored(patch: Partial<User>) {
  const texts = METADATA.filter((name) => patch[name]).map((name) => [name, JSON.stringify(patch[name])]);
  return { ...patch, ...(Object.fromEntries(texts) as Record<string, string>) };
}
