import type { InTurn } from '../http/in-turn';
import type { Limits } from '../limits/limits';
import type { Mailer } from '../mail/mailer';
import type { MailTokens } from './mail-token';
import type { Passwords } from './passwords';
import type { Sessions } from './sessions';
import type { SiteAddress } from './site-address';
import type { Users } from './users';

/** What the calls of the auth service are made of. */
export interface AuthParts {
  /** Around everything that uses the database. */
  readonly inTurn: InTurn;
  readonly users: Users;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly passwords: Passwords;
  readonly tokens: MailTokens;
  readonly mailer: Mailer;
  readonly site: SiteAddress;
}

/** One call, after its body was read. */
export interface AuthCall {
  /** Parsed JSON; undefined without a body. */
  readonly body: unknown;
  readonly query: URLSearchParams;
  /** Where it comes from, for limits. */
  readonly network: string;
}
