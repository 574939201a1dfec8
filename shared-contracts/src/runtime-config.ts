import * as z from 'zod/mini';

/** `/config.json` of the shell: what differs between deployments, never cached. */
export const RuntimeConfigSchema = z.object({
  supabaseUrl: z.url(),
  supabasePublishableKey: z.string().check(z.minLength(1)),
  paymentsUrl: z.url(),
  turnstileSiteKey: z.optional(z.string()),
  sentryDsn: z.optional(z.string()),
  requireSignInForGames: z.boolean(),
  release: z.string(),
});
export type RuntimeConfig = z.infer<typeof RuntimeConfigSchema>;

export const REMOTE_NAMES = ['games', 'account', 'learning'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

const RemoteSchema = z.object({ entry: z.url() });

/** `/remotes.json` of the shell: where each remote's `mf-manifest.json` is. One line changes to deploy or roll back. */
export const RemotesFileSchema = z.object({
  games: RemoteSchema,
  account: RemoteSchema,
  learning: RemoteSchema,
});
export type RemotesFile = z.infer<typeof RemotesFileSchema>;
