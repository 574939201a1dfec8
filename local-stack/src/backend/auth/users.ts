import { randomUUID } from 'node:crypto';
import type { Connection } from '@supabase/lite';

type Json = Readonly<Record<string, unknown>>;

/** A row of `auth.users`. Timestamps are ISO 8601; tokens are digests of those in emails. */
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

/** Columns with tokens of emails. */
export type TokenColumn = 'confirmation_token' | 'recovery_token' | 'email_change_token_new';

export type Users = ReturnType<typeof usersOf>;

/** The accounts in the tables of the auth service. Addresses are stored in lower case. */
export function usersOf(connection: Connection) {
  const db = connection.kysely.withSchema('auth');

  const selectUsers = () => db.selectFrom('users').selectAll().$castTo<User>();

  async function first(query: ReturnType<typeof selectUsers>): Promise<User | undefined> {
    const user = await query.executeTakeFirst();
    return user && withMetadata(user);
  }

  const updateOf = (patch: Partial<User>) =>
    db.updateTable('users').set({ ...asStored(patch), updated_at: new Date().toISOString() });

  /** @returns whether a row was changed */
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

    /** The user with an unconfirmed change to this address. */
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

    /** @returns false when the address already has an account */
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
      return (await this.byId(id)) ?? false;
    },

    async update(id: string, patch: Partial<User>): Promise<void> {
      await updateOf(patch).where('id', '=', id).execute();
    },

    /**
     * Changes an unconfirmed account.
     * @returns false when it was confirmed meanwhile
     */
    async updateWaiting(id: string, patch: Partial<User>): Promise<boolean> {
      return hasUpdated(updateOf(patch).where('id', '=', id).where('email_confirmed_at', 'is', null));
    },

    /**
     * Removes a token, which therefore works only once, and makes the change that it authorizes.
     * @returns false, without the change, when a concurrent request was faster
     */
    async claim(id: string, column: TokenColumn, digest: string, patch: Partial<User>): Promise<boolean> {
      return hasUpdated(
        updateOf({ ...patch, [column]: null })
          .where('id', '=', id)
          .where(column, '=', digest),
      );
    },

    /** Deletes the sessions too. */
    async remove(id: string): Promise<void> {
      await db.deleteFrom('users').where('id', '=', id).execute();
    },
  };
}

const PROVIDERS = { provider: 'email', providers: ['email'] };

const METADATA = ['raw_app_meta_data', 'raw_user_meta_data'] as const;

/** Postgres returns JSON as it was sent, possibly as a string. */
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

/** An account in the format of supabase-js. All accounts have passwords, so the only identity is email. */
export function userJson(user: User) {
  const { email_confirmed_at: confirmed } = user;
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email,
    ...(confirmed && { email_confirmed_at: confirmed, confirmed_at: confirmed }),
    ...(user.invited_at && { invited_at: user.invited_at }),
    phone: '',
    ...(user.confirmation_sent_at && { confirmation_sent_at: user.confirmation_sent_at }),
    ...(user.recovery_sent_at && { recovery_sent_at: user.recovery_sent_at }),
    ...(user.email_change && {
      new_email: user.email_change,
      email_change_sent_at: user.email_change_sent_at,
    }),
    ...(user.last_sign_in_at && { last_sign_in_at: user.last_sign_in_at }),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: [],
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false,
  };
}
