import * as v from 'valibot';
import { SessionSchema } from './backend-contract';

/** A response over HTTP; `body` is null without one. */
interface Response {
  readonly status: number;
  readonly body: unknown;
}

/** How Supabase answers calls of a session that was ended elsewhere. */
export const ENDED_SESSION = {
  profile: {
    status: 403,
    body: {
      code: '42501',
      details: null,
      hint: 'signed-out',
      message: 'You were signed out on this device. Please sign in again.',
    },
  },
  renewal: {
    status: 400,
    body: {
      code: 400,
      error_code: 'refresh_token_not_found',
      msg: 'Invalid Refresh Token: Refresh Token Not Found',
    },
  },
  user: {
    status: 403,
    body: {
      code: 403,
      error_code: 'session_not_found',
      msg: 'Session from session_id claim in JWT does not exist',
    },
  },
} as const satisfies Record<string, Response>;

/** The calls that the shell makes for the account of a new user. */
export interface TestedAccount {
  /** `GET /rest/v1/profiles` of one row */
  profile(): Promise<Response>;
  /** `GET /auth/v1/user` */
  user(): Promise<Response>;
  /** `POST /auth/v1/token` with a refresh token */
  renewal(): Promise<Response>;
  /** `POST /auth/v1/logout` */
  signOut(): Promise<Response>;
  /** The same calls after the session was ended elsewhere. */
  readonly ended: Readonly<Record<keyof typeof ENDED_SESSION, () => Promise<Response>>>;
}

const nullableText = v.nullable(v.string());

/** The columns of a profile that the shell reads. */
const ProfileSchema = v.object({
  id: v.string(),
  email: v.string(),
  first_name: v.string(),
  last_name: nullableText,
  username: nullableText,
  profile_color: v.string(),
  country: nullableText,
  is_subscribed: v.literal(false),
  subscription_tier: v.literal('free'),
  total_xp: v.literal(0),
  learning_level: v.literal('A1'),
  created_at: v.string(),
});

const succeeded = ({ status, body }: Response): unknown => {
  expect(status).toBe(200);
  return body;
};

/** The contract of what the shell reads of an account, and of what replaces it in tests. */
export function testAccountContract({ profile, user, renewal, signOut, ended }: TestedAccount): void {
  test('a profile has the columns that the shell reads', async () => {
    v.parse(ProfileSchema, succeeded(await profile()));
  });

  test('a user and a renewed session have the fields of the client', async () => {
    v.parse(SessionSchema.entries.user, succeeded(await user()));
    v.parse(SessionSchema, succeeded(await renewal()));
  });

  test('signing out has no response body', async () => {
    expect(await signOut()).toEqual({ status: 204, body: null });
  });

  test.each(Object.entries(ENDED_SESSION))(
    'the %s of an ended session is refused',
    async (name, response) => {
      expect(await ended[name as keyof typeof ENDED_SESSION]()).toEqual(response);
    },
  );
}
