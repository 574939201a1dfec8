/**
 * The backend as a child process: `BACKEND_OPTIONS` holds the options as JSON. It writes one JSON line per event to
 * its standard output, `{"url": …}` when it is ready, `{"mail": …}` for each mail and `{"error": …}` when it cannot
 * start, and stops on SIGTERM or when its standard input ends.
 */
import { z } from 'zod';
import type { BackendOptions } from './backend-options';
import { Failure } from '../failure';

// @supabase/lite asks for this before its first line runs.
process.env.DO_NOT_TRACK = '1';
const { startBackend } = await import('./start-backend');

const OptionsSchema = z.object({
  port: z.number(),
  dataDir: z.string().optional(),
  databaseUrl: z.string().optional(),
  cacheDir: z.string(),
  migrationsDir: z.string(),
  templatesDir: z.string(),
  siteUrl: z.string(),
  linkBase: z.string().optional(),
  publishableKey: z.string(),
  secretKey: z.string(),
  jwtSecret: z.string(),
});

const tell = (event: object) => process.stdout.write(`${JSON.stringify(event)}\n`);

try {
  const options = OptionsSchema.parse(JSON.parse(process.env.BACKEND_OPTIONS ?? '')) as Omit<
    BackendOptions,
    'onMail'
  >;
  const backend = await startBackend({ ...options, onMail: (mail) => void tell({ mail }) });
  const stop = () => void backend.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop).once('SIGINT', stop);
  process.stdin.resume().once('end', stop);
  tell({ url: backend.url });
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  tell({ error: error.message });
  process.exitCode = 1;
}
