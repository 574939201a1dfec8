import * as v from 'valibot';
import { AUTH_REFUSALS, type BackendRefusal, DATABASE_REFUSALS, type RefusedCall } from './backend-refusals';

export * from './backend-refusals';

/** The result of a call of the Supabase client. */
interface Result {
  readonly status?: number;
  readonly error: {
    readonly message: string;
    readonly status?: number | undefined;
    readonly code?: string | undefined;
    readonly hint?: string | null;
    readonly details?: string | null;
  } | null;
}

type Provoked<Refusals extends Record<string, BackendRefusal>> = Readonly<
  Record<RefusedCall<Refusals>, () => Promise<Result>>
>;

/** The calls of a Supabase, each in the situation that its name says. */
export interface TestedBackend {
  readonly auth: Provoked<typeof AUTH_REFUSALS>;
  readonly database: Provoked<typeof DATABASE_REFUSALS>;
  /** What the client returns as data. */
  readonly data: {
    /** The user's session. */
    signIn(): Promise<unknown>;
    /** The user of an address that must be confirmed first. */
    signUp(): Promise<unknown>;
    /** The user after a change of the metadata to `{ first_name: 'Ada' }`. */
    changeUser(): Promise<unknown>;
    /** The user after a requested change of the address. */
    changeAddress(): Promise<unknown>;
    /** The columns `id` of the row that an update of the profile returns, as one object. */
    saveProfile(): Promise<unknown>;
    /** The column `shown_on_boards` of a new profile, as one object. */
    readShownOnBoards(): Promise<unknown>;
    usernameAvailable(): Promise<unknown>;
  };
}

const text = v.pipe(v.string(), v.minLength(1));
const time = v.pipe(
  v.string(),
  v.check((value) => !Number.isNaN(Date.parse(value))),
);

/** What accounts with an email address and a password have in every response. */
const AuthUserSchema = v.object({
  id: text,
  aud: v.literal('authenticated'),
  role: v.literal('authenticated'),
  email: text,
  phone: v.literal(''),
  app_metadata: v.object({ provider: v.literal('email'), providers: v.tuple([v.literal('email')]) }),
  user_metadata: v.record(v.string(), v.unknown()),
  identities: v.array(v.unknown()),
  created_at: time,
  updated_at: time,
  is_anonymous: v.literal(false),
});

const ConfirmedUserSchema = v.object({
  ...AuthUserSchema.entries,
  email_confirmed_at: time,
  confirmed_at: time,
});

export const SessionSchema = v.object({
  access_token: text,
  refresh_token: text,
  token_type: v.literal('bearer'),
  expires_in: v.literal(3_600),
  expires_at: v.number(),
  user: ConfirmedUserSchema,
});

const withoutSeconds = (message: string | null | undefined) => message?.replace(/\d+/, '{seconds}') ?? null;

/** The client replaces this error with one of its own. */
const SESSION_MISSING = { status: 400, code: undefined, message: 'Auth session missing!', hint: null };

/** A refusal as the client returns it. */
export function expectedOutcome({ status, code, message, hint, details }: BackendRefusal) {
  if (code === AUTH_REFUSALS.sessionEnded.code) return SESSION_MISSING;
  return { status, code, message: withoutSeconds(message), hint: hint ?? null, ...(details && { details }) };
}

/** What a test of a refusal compares with the expected outcome. */
export function outcomeOf({ status, error }: Result, { details }: BackendRefusal) {
  if (!error) return 'accepted';
  return {
    status: error.status ?? status,
    code: error.code,
    message: withoutSeconds(error.message),
    hint: error.hint ?? null,
    ...(details && { details: withoutSeconds(error.details) }),
  };
}

/** @returns `[refusal at call, refusal]` of a table */
export const refusedCalls = <Refusals extends Record<string, BackendRefusal>>(refusals: Refusals) =>
  Object.entries(refusals).flatMap(([name, refusal]) =>
    refusal.calls.map((call) => [`${name} at ${call}` as RefusedCall<Refusals>, refusal] as const),
  );

/** The contract of a Supabase and of what replaces it in tests: what it refuses, and what it returns. */
export function testBackendContract({ auth, database, data }: TestedBackend): void {
  test.each(refusedCalls(AUTH_REFUSALS))('%s', async (name, refusal) => {
    expect(outcomeOf(await auth[name](), refusal)).toEqual(expectedOutcome(refusal));
  });

  test.each(refusedCalls(DATABASE_REFUSALS))('%s', async (name, refusal) => {
    expect(outcomeOf(await database[name](), refusal)).toEqual(expectedOutcome(refusal));
  });

  test('signing in returns a session of a confirmed user', async () => {
    v.parse(SessionSchema, await data.signIn());
  });

  test('signing up returns a user whose address is not confirmed', async () => {
    expect(v.parse(AuthUserSchema, await data.signUp())).not.toHaveProperty('email_confirmed_at');
  });

  test('a change returns the changed user', async () => {
    const user = v.parse(ConfirmedUserSchema, await data.changeUser());
    expect(user.user_metadata).toMatchObject({ first_name: 'Ada' });
  });

  test('a change of the address returns the user with both addresses', async () => {
    v.parse(v.object({ ...ConfirmedUserSchema.entries, new_email: text }), await data.changeAddress());
  });

  test('rows are objects with the selected columns, and a function returns its value', async () => {
    expect(await data.saveProfile()).toEqual({ id: expect.any(String) as string });
    expect(await data.readShownOnBoards()).toEqual({ shown_on_boards: null });
    expect(await data.usernameAvailable()).toBe(true);
  });
}
