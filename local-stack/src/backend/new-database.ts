import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { readMigrations } from './migrate';

interface NewDatabase {
  readonly cacheDir: string;
  readonly migrationsDir: string;
  /** PGlite or a Postgres cluster. */
  readonly kind: 'database' | 'postgres';
}

/**
 * Creates a migrated, empty database in `folder`. Creating one takes seconds and copying one does not, so the first one
 * is kept as a template, named by a digest of its migrations. Folders get their final name last, so that a crash leaves
 * no half-written folder under that name.
 */
export async function newDatabase(
  folder: string,
  { cacheDir, migrationsDir, kind }: NewDatabase,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const template = path.join(cacheDir, `${kind}-${await fingerprint(migrationsDir)}`);
  const draft = `${folder}.draft-${process.pid}`;
  await mkdir(path.dirname(folder), { recursive: true });
  try {
    try {
      await cp(template, draft, { recursive: true });
    } catch {
      await rm(draft, { recursive: true, force: true });
      await make(draft);
      await saveTemplate(draft, template);
    }
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function saveTemplate(made: string, template: string): Promise<void> {
  const draft = `${template}.draft-${process.pid}`;
  await cp(made, draft, { recursive: true });
  // Concurrent starts create the same template; the second rename fails.
  await rename(draft, template).catch(() => rm(draft, { recursive: true }));
}

/**
 * A digest of everything that determines a new database: the migrations, the code that applies them, and
 * @supabase/lite.
 */
async function fingerprint(migrationsDir: string): Promise<string> {
  const hash = createHash('sha256');
  for (const { file, sql } of await readMigrations(migrationsDir)) hash.update(file).update(sql);
  const runner = new URL('migrate.ts', import.meta.url);
  const cluster = new URL('../postgres/migrated-cluster.ts', import.meta.url);
  const lite = new URL('../package.json', import.meta.resolve('@supabase/lite'));
  for (const file of [runner, cluster, lite]) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}
