import { randomBytes } from 'node:crypto';
import type { DataFolder } from '../data/data-folder';
import { localKeys } from '../data/local-keys';
import type { Deployment } from '../site/deploy-site';
import { type SiteFolders, siteFolders } from '../site/site-folders';
import { beginSite, deployedLines, isOwnRemote, storeDeployed } from '../site/deployed-remotes';
import { ownFileOf } from '../site/run-time-files';
import { outboxPart, stripePart, supabasePart } from '../parts/local-parts';
import { paymentsPart } from '../parts/product-parts';
import { program, ROOT } from '../repository';
import { type Addresses, addressesOf, remotesFile, runtimeConfig } from '../settings/addresses';
import type { Ports } from '../settings/ports';
import type { Settings } from '../settings/read-settings';
import { type Part, runNode } from '../supervise/node-child';
import { Failure } from '../terminal';
import type { Stack } from './stack';

export interface BuildContext {
  readonly ports: Ports;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

/** The differences between `npm start` and `npm run dev`. */
export interface Mode {
  /** The command as typed: `npm start`. */
  readonly command: string;
  /**
   * Resolves when everything is built and can be served.
   * @throws Failure when a build fails
   */
  buildAndDeploy(deployment: Deployment, context: BuildContext): Promise<void>;
  /** Serves the deployed files, unless building does. */
  webParts(settings: Settings, site: SiteFolders): readonly Part[];
  /** Whether deployments of `npm run deploy` are served instead of this checkout's builds. */
  readonly servesDeployed: boolean;
  /** Whether building makes the payments service. */
  readonly buildsPayments: boolean;
  /** The payments service's command for node. */
  readonly paymentsCommand: readonly string[];
}

interface Platform {
  readonly mode: Mode;
  readonly settings: Settings;
  readonly data: DataFolder;
  readonly stack: Stack;
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
}

/** Builds, deploys and starts everything, concurrently where possible. Resolves when every part is healthy. */
export async function startPlatform({ mode, settings, data, stack, say, signal }: Platform): Promise<void> {
  const keys = await localKeys(data.keys);
  const addresses = addressesOf(settings, keys);
  const site = siteFolders(data.site);
  // Shared by the parts that send mail while they run, and never stored.
  const outboxSecret = randomBytes(24).toString('hex');

  const backend = async () => {
    if (settings.supabase) return;
    await Promise.all([
      stack.start(outboxPart(settings, outboxSecret, data)),
      stack.start(supabasePart(settings, keys, outboxSecret, data)),
    ]);
    await publishDailyPuzzles(addresses, signal);
  };
  const stripe = async () => {
    if (!settings.stripe) await stack.start(stripePart(settings, addresses, data));
  };
  const deploy = async () => {
    const { ports } = settings;
    const own = remotesFile(settings);
    const place = { data, folders: site, ports };
    const deployed = await deployedLines(place);
    // Stored separately until they are in the site again, because this start may be interrupted.
    await storeDeployed(place, deployed);
    await beginSite(place, own);
    const deployment = {
      site,
      ports,
      config: runtimeConfig(settings, addresses),
      remotes: mode.servesDeployed ? { ...own, ...deployed } : own,
      remoteOrigins: settings.variables.REMOTE_ORIGINS,
    };
    await mode.buildAndDeploy(deployment, { ports, signal, say });
    if (!mode.servesDeployed) return;
    await storeDeployed(place, {});
    printDeployed(Object.keys(deployed), site, say);
  };

  const deployed = deploy();
  const web = async () => {
    await deployed;
    await Promise.all(mode.webParts(settings, site).map((part) => stack.start(part)));
  };
  const payments = async () => {
    await Promise.all([mode.buildsPayments && deployed, backend(), stripe()]);
    await stack.start(paymentsPart(settings, addresses, outboxSecret, mode.paymentsCommand));
  };
  await Promise.all([web(), payments()]);
}

/** Publishes the puzzles of the next days to the database, which checks results against them. */
async function publishDailyPuzzles({ supabase }: Addresses, signal: AbortSignal): Promise<void> {
  const { succeeded, output } = await runNode(
    {
      command: program('supabase/src/publish-daily-puzzles.ts'),
      cwd: ROOT,
      environment: { SUPABASE_URL: supabase.url, SUPABASE_SECRET_KEY: supabase.secretKey },
    },
    signal,
  );
  if (!succeeded) throw new Failure(`The daily puzzles could not be published: ${output}`);
}

/** Otherwise, a change in the checkout would seem to have no effect. */
function printDeployed(remotes: readonly string[], site: SiteFolders, say: (line: string) => void): void {
  for (const name of remotes)
    say(
      isOwnRemote(name)
        ? `A deployed build of ${name} is served: "npm run deploy -- --remote ${name} --back" returns to the one before it.`
        : `${name}, a remote of another repository, is served: delete ${ownFileOf(site, name)} to remove it.`,
    );
}
