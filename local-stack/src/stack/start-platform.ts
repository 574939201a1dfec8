import type { DataFolder } from '../data/data-folder';
import { standInKeys } from '../data/stand-in-keys';
import { emptySite } from '../deploy/deploy-site';
import { remotesFile, runtimeConfig } from '../deploy/run-time-files';
import { siteFolders } from '../deploy/site-folders';
import { addressesOf } from '../parts/addresses';
import { paymentsPart } from '../parts/payments-part';
import { outboxPart, stripePart } from '../parts/stand-in-parts';
import { supabasePart } from '../parts/supabase-part';
import { webParts } from '../parts/web-parts';
import type { Settings } from '../settings/read-settings';
import type { Mode } from './mode';
import { publishDailyPuzzles } from './publish-daily-puzzles';
import type { Say } from './say';
import type { Stack } from './stack';

interface Platform {
  readonly mode: Mode;
  readonly settings: Settings;
  readonly data: DataFolder;
  readonly stack: Stack;
  readonly say: Say;
  readonly signal: AbortSignal;
}

/** Builds, deploys and starts everything, as much at the same time as can be. Resolves when every part answers. */
export async function startPlatform({ mode, settings, data, stack, say, signal }: Platform): Promise<void> {
  const keys = await standInKeys(data.keys);
  const addresses = addressesOf(settings, keys);
  const site = siteFolders(data.site);

  const backend = async () => {
    if (settings.supabase) return;
    await Promise.all([
      stack.start(outboxPart(settings, data)),
      stack.start(supabasePart(settings, keys, data)),
    ]);
    await publishDailyPuzzles(addresses, signal, say);
  };
  const stripe = async () => {
    if (!settings.stripe) await stack.start(stripePart(settings, addresses));
  };
  const deploy = async () => {
    await emptySite(site);
    const deployment = { site, config: runtimeConfig(settings, addresses), remotes: remotesFile(settings) };
    await mode.buildAndDeploy(deployment, { buildsFolder: data.builds, signal, say });
  };

  const deployed = deploy();
  const web = async () => {
    await deployed;
    await Promise.all(webParts(settings, site, mode.serveOptions).map((part) => stack.start(part)));
  };
  const payments = async () => {
    await Promise.all([deployed, backend(), stripe()]);
    await stack.start(paymentsPart(settings, addresses, mode.paymentsCommand));
  };
  await Promise.all([web(), payments()]);
}
