import path from 'node:path';
import { config } from 'dotenv';
import { type DataFolder, openDataFolder } from '../data/data-folder';
import { clusterFolder } from '../postgres/cluster-folder';
import { keepInUse } from '../programs/keep-in-use';
import { ROOT } from '../repository';
import { readFlags } from '../settings/flags';
import { urlOf } from '../settings/ports';
import { readSettings, type Settings } from '../settings/read-settings';
import { assertPortsFree } from '../supervise/assert-ports-free';
import { printError, type Say, sayTo } from '../terminal';
import { Stack } from './stack';
import { type Mode, startPlatform } from './start-platform';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The exit code that a terminal shows for an interrupted command. */
const INTERRUPTED = 130;

/** Starts the platform, keeps it until a stop signal, and then stops every child. Sets the exit code. */
export async function platformCommand(mode: Mode): Promise<void> {
  const stopping = new AbortController();
  let stack: Stack | undefined;
  onStopSignals({ stop: () => stopping.abort(), kill: () => stack?.kill() });
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));

  try {
    config({ path: path.join(ROOT, '.env'), quiet: true });
    const flags = readFlags(process.argv.slice(2), process.env);
    const settings = readSettings(process.env, flags);
    const say = sayTo(process.stdout, flags.verbose);
    await assertPortsFree(settings);
    const data = await openDataFolder(flags.dataFolder, flags.fresh);
    if (process.env.PROGRAMS) keepInUse(process.env.PROGRAMS);
    say.line('Starting the platform; the first time takes a minute or two.');
    stack = new Stack(data, say, flags.verbose);
    const started = startPlatform({ mode, settings, data, stack, say, signal: stopping.signal });
    await Promise.race([started, stopped, stack.lost]);
    if (!stopping.signal.aborted) {
      await stack.ready();
      announce(settings, data, say);
      await stopped;
    }
  } catch (error) {
    if (!stopping.signal.aborted) printError(error);
  }
  stopping.abort();
  await stack?.stop();
  // Timers and requests of the start may still be open.
  process.exit();
}

/** The first signal asks for a clean stop; the next one ends everything at once. */
function onStopSignals({ stop, kill }: { stop: () => void; kill: () => void }): void {
  let asked = false;
  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      if (asked) {
        kill();
        process.exit(INTERRUPTED);
      }
      asked = true;
      stop();
    });
  }
}

function announce({ ports, supabase, postgres }: Settings, data: DataFolder, say: Say): void {
  if (postgres) say.line(`Postgres: psql "$(cat ${clusterFolder(data.postgres).url})"`);
  if (!supabase) say.line(`Mail: ${urlOf(ports, 'outbox')}`);
  say.line(`Ready: ${urlOf(ports, 'shell')}`);
}
