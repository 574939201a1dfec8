import type { Mail } from '../outbox/mail';

export interface BackendOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Where the database lives; without it the data is gone when the backend stops. */
  readonly dataDir?: string;
  /** A Postgres to use in place of the embedded one. */
  readonly databaseUrl?: string;
  /** A database made from the migrations is kept here, so that the next new one is a copy. */
  readonly cacheDir: string;
  readonly migrationsDir: string;
  /** `confirmation.html`, `recovery.html`, `email_change.html`; a template's title is the mail's subject. */
  readonly templatesDir: string;
  /** Where people use the product: mails lead back to this address or to a page below it, and nowhere else. */
  readonly siteUrl: string;
  /** Where links in mails point first, as on hosted Supabase; without it the backend's own address. */
  readonly linkBase?: string;
  /** `sb_publishable_…` */
  readonly publishableKey: string;
  /** `sb_secret_…` */
  readonly secretKey: string;
  readonly jwtSecret: string;
  /** How soon a person may ask for the same mail again; `max_frequency` of `config.toml` unless it is told. */
  readonly mailIntervalMs?: number;
  readonly onMail: (mail: Mail) => void | Promise<void>;
}

export interface Backend {
  readonly url: string;
  /** Closes the database properly; resolves when everything is written. */
  stop(): Promise<void>;
}
