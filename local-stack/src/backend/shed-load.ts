import { AuthError } from './auth/auth-error';
import type { Service } from './public-routes';
import { createSlots, Overloaded, type RunInLane } from './slots';

/** Connections to a real Postgres. */
export const CONNECTIONS = 20;

/**
 * The calls that run at once and those that wait. @supabase/lite does not wait for one transaction to end before
 * starting the next: on one connection, two concurrent requests would share a transaction and a role.
 */
const LIMITS = {
  'one connection': { slots: 1, auth: 1, rest: 1 },
  'many connections': { slots: CONNECTIONS, auth: CONNECTIONS, rest: CONNECTIONS - 4 },
} as const;

/** More than our pages and tests ask for at once, and as long as PostgREST waits for a connection. */
const QUEUE = { waiting: 250, waitMs: 10_000 };

const RETRY_SECONDS = 1;

/**
 * The services with a limited number of calls in flight, each with its own queue. More are rejected within seconds, so
 * that an answer never comes after its client has given up.
 */
export function shedLoad(services: { auth: Service; rest: Service }, database: keyof typeof LIMITS) {
  const { slots, auth, rest } = LIMITS[database];
  const { lane, idle } = createSlots(slots);
  return {
    services: {
      auth: withSlot(services.auth, lane({ atOnce: auth, ...QUEUE }), authOverloaded),
      rest: withSlot(services.rest, lane({ atOnce: rest, ...QUEUE }), restOverloaded),
    },
    /** Resolves when no call runs. */
    idle,
  };
}

const withSlot =
  (service: Service, run: RunInLane, overloaded: () => Response): Service =>
  (request, env) =>
    run(() => service(request, env)).catch((error: unknown) => {
      if (error instanceof Overloaded) return overloaded();
      throw error;
    });

/** Supabase Auth responds like this when a request has waited for too long, with another status. */
const authOverloaded = () =>
  new AuthError(503, 'request_timeout', 'Too many requests. Please try again.', RETRY_SECONDS).toResponse();

/** What PostgREST responds when Postgres accepts no more connections. */
const restOverloaded = () =>
  Response.json(
    {
      code: 'PGRST000',
      message: 'Database connection error.',
      details: 'Too many calls at once.',
      hint: null,
    },
    { status: 503, headers: { 'Retry-After': String(RETRY_SECONDS) } },
  );
