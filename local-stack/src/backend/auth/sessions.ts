import { randomUUID } from 'node:crypto';
import type { Connection } from '@supabase/lite';
import { sign } from 'hono/jwt';
import { userJson, type User, type Users } from './users';

export const ACCESS_TOKEN_SECONDS = 3_600;

/** Creates sessions in the tables of the auth service; @supabase/lite refreshes and ends them. */
export function sessionsOf({ kysely }: Connection, users: Users, jwtSecret: string) {
  const db = kysely.withSchema('auth');
  return {
    /**
     * Signs a user in.
     * @returns the session that supabase-js stores
     */
    async open(user: User) {
      const sessionId = randomUUID();
      // @supabase/lite reports the token of an ended session as unknown only in its own format, otherwise as malformed.
      const token = randomUUID();
      const now = Math.floor(Date.now() / 1_000);
      const expires_at = now + ACCESS_TOKEN_SECONDS;
      await users.update(user.id, { last_sign_in_at: new Date().toISOString() });
      await db.insertInto('sessions').values({ id: sessionId, user_id: user.id, aal: 'aal1' }).execute();
      await db
        .insertInto('refresh_tokens')
        .values({ id: randomUUID(), token, user_id: user.id, session_id: sessionId, revoked: false })
        .execute();
      const { id: sub, aud, role, email } = user;
      const claims = { sub, aud, role, email, session_id: sessionId, iat: now, exp: expires_at };
      return {
        access_token: await sign(claims, jwtSecret, 'HS256'),
        token_type: 'bearer',
        expires_in: ACCESS_TOKEN_SECONDS,
        expires_at,
        refresh_token: token,
        user: userJson((await users.byId(user.id)) ?? user),
      };
    },

    /** Ends an account's sessions, except for the given one. */
    async endAll(userId: string, kept?: string): Promise<void> {
      const all = db.deleteFrom('sessions').where('user_id', '=', userId);
      await (kept ? all.where('id', '!=', kept) : all).execute();
    },
  };
}

export type Sessions = ReturnType<typeof sessionsOf>;
