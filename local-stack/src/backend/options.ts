import { z } from 'zod';
import type { Mail } from '../outbox/mail';

const BackendOptionsSchema = z.object({
  /** 0 takes any free port. */
  port: z.number(),
  /** The folder of the database; without it and the next two the data are gone when the backend stops. */
  dataDir: z.string().optional(),
  /** A real Postgres that the backend starts, with its data in that folder. */
  postgres: z.object({ folder: z.string(), port: z.number() }).optional(),
  /** A Postgres that runs already. */
  databaseUrl: z.string().optional(),
  /** A database made from the migrations is stored here; the next new one is a copy of it. */
  cacheDir: z.string(),
  migrationsDir: z.string(),
  /** A file for each mail, such as `confirmation.html`; its title is the mail's subject. */
  templatesDir: z.string(),
  /** The address of the shell: links in mails lead to it or to a page below it, and to no other place. */
  siteUrl: z.string(),
  /** The first address of links in mails, as on hosted Supabase; the backend's own address by default. */
  linkBase: z.string().optional(),
  /** `sb_publishable_…` */
  publishableKey: z.string(),
  /** `sb_secret_…` */
  secretKey: z.string(),
  jwtSecret: z.string(),
  /** How soon the same mail may be asked for again; `max_frequency` of `config.toml` by default. */
  mailIntervalMs: z.number().default(60_000),
  /** Tries of one kind from one network address in five minutes; `[auth.rate_limit]` of `config.toml` by default. */
  triesPerNetwork: z.number().default(30),
  /** Calls of the Data API by one person that are worked on at the same time; more of them wait. */
  callsOfPerson: z.number().default(1),
  /** The number of proxies in front; what they say about the caller's address is trusted. */
  trustedProxies: z.number().default(0),
  /** Of bcrypt: each step doubles the time of a password hash. */
  passwordCost: z.number().default(10),
  /** The pauses before a mail that could not be sent is sent again; then it is given up. */
  mailPausesMs: z.array(z.number()).optional(),
});

export interface BackendOptions extends Readonly<z.infer<typeof BackendOptionsSchema>> {
  readonly onMail: (mail: Mail) => void | Promise<void>;
}

/** What the process of the backend reads from `BACKEND_OPTIONS`, as JSON. Mail goes to one of the two. */
export const ServeOptionsSchema = BackendOptionsSchema.extend({
  /** Gets each mail as a line of JSON. */
  mailFile: z.string().optional(),
  /** Gets each mail by POST. */
  outboxUrl: z.string().optional(),
  /** Shows the outbox that the mail comes from this platform. */
  outboxSecret: z.string().default(''),
});
export type ServeOptions = z.input<typeof ServeOptionsSchema>;
