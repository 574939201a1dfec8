import path from 'node:path';
import { config } from 'dotenv';
import { openDataFolder } from '../data/data-folder';
import { tell } from '../failure';
import { ROOT } from '../paths';
import { readFlags } from '../settings/flags';
import { type PartName, PART_NAMES, urlOf } from '../settings/ports';
import { readSettings, type Settings } from '../settings/read-settings';
import { assertPortsFree } from '../supervise/assert-ports-free';
import type { Mode } from './mode';
import { type Say, sayTo } from './say';
import { Stack } from './stack';
import { startPlatform } from './start-platform';
import { onStopSignals } from './stop-signals';

/** Starts the platform, keeps it until it is told to stop, and leaves no child behind. Sets the exit code. */
export async function platformCommand(mode: Mode): Promise<void> {
  const stopping = new AbortController();
  let stack: Stack | undefined;
  onStopSignals({ ask: () => stopping.abort(), insist: () => stack?.kill() });
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));

  try {
    config({ path: path.join(ROOT, '.env'), quiet: true });
    const settings = readSettings(process.env);
    const flags = readFlags(process.argv.slice(2), process.env);
    const say = sayTo(process.stdout, flags.verbose);
    await assertPortsFree(settings.ports, listeningParts(settings));
    const data = await openDataFolder(flags.dataFolder, flags.fresh);
    say.line('Starting the platform; the first time takes a minute or two.');
    stack = new Stack(data, say, flags.verbose);
    const started = startPlatform({ mode, settings, data, stack, say, signal: stopping.signal });
    await Promise.race([started, stopped, stack.lost]);
    if (!stopping.signal.aborted) {
      await stack.ready();
      announce(settings, say);
      await stopped;
    }
  } catch (error) {
    if (!stopping.signal.aborted) {
      process.stderr.write(`${tell(error)}\n`);
      process.exitCode = 1;
    }
  }
  stopping.abort();
  await stack?.stop();
  // Whatever is still being waited for belonged to the start.
  process.exit();
}

/** Stand-ins of real services do not run, so their ports may be anybody's. */
function listeningParts({ supabase, stripe }: Settings): PartName[] {
  const absent = new Set<PartName>([
    ...(supabase ? (['supabase', 'outbox'] as const) : []),
    ...(stripe ? (['stripe'] as const) : []),
  ]);
  return PART_NAMES.filter((name) => !absent.has(name));
}

function announce({ ports, supabase }: Settings, say: Say): void {
  if (!supabase) say.line(`Mail: ${urlOf(ports, 'outbox')}`);
  say.line(`Ready: ${urlOf(ports, 'shell')}`);
}
