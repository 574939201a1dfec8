import * as v from 'valibot';

/**
 * `/config.json` of the shell: what differs between deployments, never cached. `DeployedConfigSchema` checks what is
 * written there.
 */
export const RuntimeConfigSchema = v.object({
  supabaseUrl: v.string(),
  supabasePublishableKey: v.string(),
  paymentsUrl: v.string(),
  /**
   * Where the pages and pictures of shared links are: the payments service, or a host that hands `/share` and `/cards` on to
   * it. Without it, links are those of the site, and have no picture.
   */
  shareUrl: v.optional(v.string()),
  turnstileSiteKey: v.optional(v.string()),
  sentryDsn: v.optional(v.string()),
  /** Where people write to when they are stuck with a payment. Without it no address is shown. */
  supportEmail: v.optional(v.string()),
  requireSignInForGames: v.boolean(),
  /** Whether a new password is looked up among leaked ones, at api.pwnedpasswords.com: yes, unless this is false. */
  breachedPasswordCheck: v.optional(v.boolean()),
  release: v.string(),
});
export type RuntimeConfig = v.InferOutput<typeof RuntimeConfigSchema>;
