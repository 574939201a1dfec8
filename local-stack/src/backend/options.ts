import * as v from 'valibot';
import type { Mail } from '../outbox/mail';

const BackendOptionsSchema = v.object({
  /** 0 takes any free port. */
  port: v.number(),
  /** The folder of the database; without it and the next two the data are gone when the backend stops. */
  dataDir: v.optional(v.string()),
  /** A real Postgres that the backend starts, with its data in that folder. */
  postgres: v.optional(v.object({ folder: v.string(), port: v.number() })),
  /** A Postgres that runs already. */
  databaseUrl: v.optional(v.string()),
  /** A database made from the migrations is stored here; the next new one is a copy of it. */
  cacheDir: v.string(),
  migrationsDir: v.string(),
  /** A file for each mail, such as `confirmation.html`; its title is the mail's subject. */
  templatesDir: v.string(),
  /** The address of the shell: links in mails lead to it or to a page below it, and to no other place. */
  siteUrl: v.string(),
  /** The first address of links in mails, as on hosted Supabase; the backend's own address by default. */
  linkBase: v.optional(v.string()),
  /** `sb_publishable_…` */
  publishableKey: v.string(),
  /** `sb_secret_…` */
  secretKey: v.string(),
  jwtSecret: v.string(),
  /** How soon the same mail may be asked for again; `max_frequency` of `config.toml` by default. */
  mailIntervalMs: v.optional(v.number(), 60_000),
  /** Tries of one kind from one network address in five minutes; `[auth.rate_limit]` of `config.toml` by default. */
  triesPerNetwork: v.optional(v.number(), 30),
  /** For tests, whose calls come from networks of their own: `X-Forwarded-For` says which. */
  trustsProxy: v.optional(v.boolean(), false),
  /** Of bcrypt: each step doubles the time of a password hash. */
  passwordCost: v.optional(v.number(), 10),
});

export interface BackendOptions extends Readonly<v.InferOutput<typeof BackendOptionsSchema>> {
  readonly onMail: (mail: Mail) => void | Promise<void>;
}

/** What the process of the backend reads from `BACKEND_OPTIONS`, as JSON. Mail goes to one of the two. */
export const ServeOptionsSchema = v.object({
  ...BackendOptionsSchema.entries,
  /** Gets each mail as a line of JSON. */
  mailFile: v.optional(v.string()),
  /** Gets each mail by POST. */
  outboxUrl: v.optional(v.string()),
  /** Shows the outbox that the mail comes from this platform. */
  outboxSecret: v.optional(v.string(), ''),
});
export type ServeOptions = v.InferInput<typeof ServeOptionsSchema>;
