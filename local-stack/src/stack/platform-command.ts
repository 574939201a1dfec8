import path from 'node:path';
import { config } from 'dotenv';
import { type DataFolder, openDataFolder } from '../data/data-folder';
import { announcePlatform, type RunningPlatform, withdrawPlatform } from '../data/running-platforms';
import { clusterFolder } from '../postgres/start-cluster';
import { ROOT } from '../repository';
import { freshStart, readFlags } from '../settings/flags';
import { urlOf } from '../settings/ports';
import { readSettings, type Settings } from '../settings/read-settings';
import { assertPortsFree } from '../supervise/assert-ports-free';
import { FRESH_START_VARIABLE, printError } from '../terminal';
import { Stack } from './stack';
import { type Mode, startPlatform } from './start-platform';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Runs the platform until a stop signal, then stops every child. Sets the exit code. */
export async function platformCommand(mode: Mode): Promise<void> {
  const stopping = new AbortController();
  let stack: Stack | undefined;
  let data: DataFolder | undefined;
  let running: RunningPlatform | undefined;
  onStopSignals({ stop: () => stopping.abort(), kill: () => stack?.kill() });
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));

  try {
    config({ path: path.join(ROOT, '.env'), quiet: true });
    const flags = readFlags(process.argv.slice(2), process.env);
    process.env[FRESH_START_VARIABLE] = freshStart(mode.command, flags);
    const settings = readSettings(process.env, flags);
    await assertPortsFree(settings);
    data = await openDataFolder(flags.dataFolder, flags.fresh);
    say('Starting the platform; the first time takes a minute or two.');
    stack = new Stack(data, say);
    const started = startPlatform({ mode, settings, data, stack, say, signal: stopping.signal });
    await Promise.race([started, stopped, stack.lost]);
    if (!stopping.signal.aborted) {
      await stack.ready();
      running = { pid: process.pid, dataFolder: data.path, ports: settings.ports };
      await announcePlatform(running);
      announce(settings, data);
      await stopped;
    }
  } catch (error) {
    if (!stopping.signal.aborted) printError(error);
  }
  stopping.abort();
  if (running) await withdrawPlatform(running);
  await stack?.stop();
  // Fails when the folder was deleted or locked by another process.
  await data?.release().catch(() => undefined);
  // Timers and requests of the start may still be open.
  process.exit();
}

/** The first signal requests a clean stop; the next one kills everything. */
function onStopSignals({ stop, kill }: { stop: () => void; kill: () => void }): void {
  let requested = false;
  // While suspended, it would lose the lock on data that its parts still write.
  process.on('SIGTSTP', () => say('The platform cannot be suspended: Ctrl-C stops it.'));
  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      if (requested) {
        kill();
        // The conventional exit code of an interrupted command.
        process.exit(130);
      }
      requested = true;
      stop();
    });
  }
}

function announce({ ports, supabase, postgres }: Settings, data: DataFolder): void {
  if (postgres) say(`Postgres: psql "$(cat ${clusterFolder(data.postgres).url})"`);
  if (!supabase) say(`Mail: ${urlOf(ports, 'outbox')}`);
  say(`Ready: ${urlOf(ports, 'shell')}`);
}
