import * as v from 'valibot';
import type { Mail } from '../outbox/mail';

const BackendOptionsSchema = v.object({
  /** 0 takes any free port. */
  port: v.number(),
  /** The database folder; without it and the next two, data is lost when the backend stops. */
  dataDir: v.optional(v.string()),
  /** A folder for the data of a real Postgres that the backend starts. */
  postgres: v.optional(v.object({ folder: v.string(), port: v.number() })),
  /** URL of a running Postgres. */
  databaseUrl: v.optional(v.string()),
  /** Where a migrated database is cached; new ones are copies of it. */
  cacheDir: v.string(),
  migrationsDir: v.string(),
  /** Email templates such as `confirmation.html`; the title is the subject. */
  templatesDir: v.string(),
  /** The shell's URL. Links in emails lead to this origin only. */
  siteUrl: v.string(),
  /** Base URL of links in emails, as on hosted Supabase; by default the backend's own URL. */
  linkBase: v.optional(v.string()),
  /** `sb_publishable_…` */
  publishableKey: v.string(),
  /** `sb_secret_…` */
  secretKey: v.string(),
  jwtSecret: v.string(),
  /** Minimum time between two emails of the same kind; by default `max_frequency` of `config.toml`. */
  mailIntervalMs: v.optional(v.number(), 60_000),
  /** Attempts of one kind per network address in five minutes; by default `[auth.rate_limit]` of `config.toml`. */
  attemptsPerNetwork: v.optional(v.number(), 600),
  /** Whether to trust `X-Forwarded-For`, with which tests simulate network addresses. */
  trustsProxy: v.optional(v.boolean(), false),
  /** bcrypt cost: each step doubles the time of a password hash. */
  passwordCost: v.optional(v.number(), 10),
});

export interface BackendOptions extends Readonly<v.InferOutput<typeof BackendOptionsSchema>> {
  readonly onMail: (mail: Mail) => void | Promise<void>;
}

/** The JSON in `BACKEND_OPTIONS`. Emails go to one of the two targets. */
export const ServeOptionsSchema = v.object({
  ...BackendOptionsSchema.entries,
  /** Receives each email as a line of JSON. */
  mailFile: v.optional(v.string()),
  /** Receives each email by POST. */
  outboxUrl: v.optional(v.string()),
  /** Authenticates this platform to the outbox. */
  outboxSecret: v.optional(v.string(), ''),
});
export type ServeOptions = v.InferInput<typeof ServeOptionsSchema>;
