import * as v from 'valibot';
import { emailFormat } from './email';
import { REMOTE_NAMES, type RemoteName } from './remotes';
import { RuntimeConfigSchema } from './runtime-config';

const UrlSchema = v.pipe(v.string(), v.url());

/** `/config.json` as a deployment writes it. Wrong settings stop the deployment instead of breaking the page. */
export const DeployedConfigSchema = v.object({
  ...RuntimeConfigSchema.entries,
  supabaseUrl: UrlSchema,
  supabasePublishableKey: v.pipe(v.string(), v.minLength(1)),
  paymentsUrl: UrlSchema,
  shareUrl: v.optional(UrlSchema),
  supportEmail: v.optional(v.pipe(v.string(), emailFormat())),
});

const RemoteSchema = v.object({
  /** The URL of the remote's `mf-manifest.json`. */
  entry: UrlSchema,
  /** A canary build, and its share of visitors from 0 to 1. */
  canary: v.optional(v.object({ entry: UrlSchema, share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) })),
});

type RemoteEntries = { readonly [Name in RemoteName]: typeof RemoteSchema };

/** `/remotes.json` of the shell: the URLs of the remotes. Changing one line deploys or rolls back a remote. */
export const RemotesFileSchema = v.object(
  Object.fromEntries(REMOTE_NAMES.map((name) => [name, RemoteSchema])) as RemoteEntries,
);
export type RemotesFile = v.InferOutput<typeof RemotesFileSchema>;
