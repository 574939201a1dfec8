import type { DataFolder } from '../data/data-folder';
import { standInKeys } from '../data/stand-in-keys';
import { addressesOf } from '../parts/addresses';
import { paymentsPart } from '../parts/payments-part';
import { outboxPart, stripePart } from '../parts/stand-in-parts';
import { supabasePart } from '../parts/supabase-part';
import { webParts } from '../parts/web-parts';
import type { Settings } from '../settings/read-settings';
import type { Builds } from './builds';
import { publishDailyPuzzles } from './publish-daily-puzzles';
import type { Say } from './say';
import type { Stack } from './stack';
import { writeSite } from './write-site';

interface Platform {
  readonly settings: Settings;
  readonly data: DataFolder;
  readonly stack: Stack;
  readonly builds: Builds;
  readonly say: Say;
  readonly signal: AbortSignal;
}

/** Builds and starts everything, as much at the same time as can be. Resolves when every part answers. */
export async function startPlatform({ settings, data, stack, builds, say, signal }: Platform): Promise<void> {
  const keys = await standInKeys(data.keys);
  const addresses = addressesOf(settings, keys);

  const backend = async () => {
    if (settings.supabase) return;
    await stack.start(outboxPart(settings, data));
    await stack.start(supabasePart(settings, keys, data));
    await publishDailyPuzzles(addresses, signal, say);
  };
  const stripe = async () => {
    if (!settings.stripe) await stack.start(stripePart(settings, addresses));
  };
  const built = builds.bringUpToDate(signal, say);
  const web = async () => {
    await built;
    await writeSite({ settings, addresses, data, filesOf: builds.filesOf }, signal);
    await Promise.all(webParts(settings, data, builds.filesOf).map((part) => stack.start(part)));
  };
  const payments = async (...needs: Promise<void>[]) => {
    await Promise.all([built, ...needs]);
    await stack.start(paymentsPart(settings, addresses));
  };

  const backendStarted = backend();
  const stripeStarted = stripe();
  await Promise.all([backendStarted, stripeStarted, web(), payments(backendStarted, stripeStarted)]);
}
