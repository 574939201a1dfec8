/**
 * The backend as a child process, for tests that cannot load it themselves: `BACKEND_OPTIONS` holds the options as
 * JSON. It writes one JSON line, `{"url": …}` when it is ready or `{"error": …}` when it cannot start, appends each
 * mail as a JSON line to `mailFile`, and stops on SIGTERM or when its standard input ends.
 */
import { appendFile } from 'node:fs/promises';
import { z } from 'zod';
import { Failure } from '../failure';
import type { BackendOptions } from './backend-options';

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
  mailIntervalMs: z.number().optional(),
  mailFile: z.string(),
});
export type ServeOptions = z.input<typeof OptionsSchema>;

const tell = (event: { url: string } | { error: string }) =>
  process.stdout.write(`${JSON.stringify(event)}\n`);

try {
  const { mailFile, ...options } = OptionsSchema.parse(JSON.parse(process.env.BACKEND_OPTIONS ?? ''));
  const backend = await startBackend({
    ...(options as Omit<BackendOptions, 'onMail'>),
    onMail: (mail) => appendFile(mailFile, `${JSON.stringify(mail)}\n`),
  });
  const stop = () => void backend.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop).once('SIGINT', stop);
  process.stdin.resume().once('end', stop);
  tell({ url: backend.url });
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  tell({ error: error.message });
  process.exitCode = 1;
}
