import * as v from 'valibot';

/** `/config.json` of the shell: settings of a deployment, never cached. `DeployedConfigSchema` validates them. */
export const RuntimeConfigSchema = v.object({
  supabaseUrl: v.string(),
  supabasePublishableKey: v.string(),
  paymentsUrl: v.string(),
  /**
   * Base URL of link previews: the payments service, or a host that forwards `/share` and `/cards` to it. Without it,
   * links point to the site and have no picture.
   */
  shareUrl: v.optional(v.string()),
  turnstileSiteKey: v.optional(v.string()),
  sentryDsn: v.optional(v.string()),
  /** Support address for payment problems. Optional. */
  supportEmail: v.optional(v.string()),
  requireSignInForGames: v.boolean(),
  /** Whether new passwords are checked against leaked ones at api.pwnedpasswords.com; true by default. */
  breachedPasswordCheck: v.optional(v.boolean()),
  release: v.string(),
  /** The public key of preview tokens, as SPKI in base64. Without it, this deployment shows no previews. */
  previewKey: v.optional(v.string()),
});
export type RuntimeConfig = v.InferOutput<typeof RuntimeConfigSchema>;
