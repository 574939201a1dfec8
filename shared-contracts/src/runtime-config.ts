import * as z from 'zod/mini';
import { REMOTE_NAMES, type RemoteName } from './remotes';

/** `/config.json` of the shell: what differs between deployments, never cached. */
export const RuntimeConfigSchema = z.object({
  supabaseUrl: z.url(),
  supabasePublishableKey: z.string().check(z.minLength(1)),
  paymentsUrl: z.url(),
  turnstileSiteKey: z.optional(z.string()),
  sentryDsn: z.optional(z.string()),
  /** Where people write to when they are stuck with a payment. Without it no address is shown. */
  supportEmail: z.optional(z.email()),
  requireSignInForGames: z.boolean(),
  /** Whether a new password is looked up among leaked ones, at api.pwnedpasswords.com: yes, unless this is false. */
  breachedPasswordCheck: z.optional(z.boolean()),
  release: z.string(),
});
export type RuntimeConfig = z.infer<typeof RuntimeConfigSchema>;

const RemoteSchema = z.object({
  /** The URL of the remote's `mf-manifest.json`. */
  entry: z.url(),
  /** Another build, which this share of the visitors gets, from 0 to 1. */
  canary: z.optional(z.object({ entry: z.url(), share: z.number().check(z.minimum(0), z.maximum(1)) })),
});

/** `/remotes.json` of the shell: where each remote is. One line changes to deploy a remote or to roll it back. */
export const RemotesFileSchema = z.object(
  Object.fromEntries(REMOTE_NAMES.map((name) => [name, RemoteSchema])) as Record<
    RemoteName,
    typeof RemoteSchema
  >,
);
export type RemotesFile = z.infer<typeof RemotesFileSchema>;
