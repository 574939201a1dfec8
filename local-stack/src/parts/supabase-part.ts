import path from 'node:path';
import type { BackendOptions } from '../backend/backend-options';
import type { DataFolder } from '../data/data-folder';
import type { StandInKeys } from '../data/stand-in-keys';
import { ROOT } from '../paths';
import { urlOf } from '../settings/ports';
import type { Settings } from '../settings/read-settings';
import type { Part } from './part';
import { typescript } from './typescript';

/** Stands in for hosted Supabase: the same migrations, mail templates and client. */
export function supabasePart({ ports, variables }: Settings, keys: StandInKeys, data: DataFolder): Part {
  const options: Omit<BackendOptions, 'onMail'> = {
    port: ports.supabase,
    ...(variables.DATABASE_URL ? { databaseUrl: variables.DATABASE_URL } : { dataDir: data.database }),
    cacheDir: path.join(ROOT, '.cache/databases'),
    migrationsDir: path.join(ROOT, 'supabase/migrations'),
    templatesDir: path.join(ROOT, 'supabase/templates'),
    siteUrl: urlOf(ports, 'shell'),
    publishableKey: keys.supabasePublishableKey,
    secretKey: keys.supabaseSecretKey,
    jwtSecret: keys.jwtSecret,
  };
  return {
    name: 'supabase',
    title: 'The embedded Supabase',
    command: typescript('local-stack/src/parts/serve-supabase.ts'),
    environment: {
      BACKEND_OPTIONS: JSON.stringify(options),
      OUTBOX_URL: urlOf(ports, 'outbox'),
      // @supabase/lite asks for this before its first line runs.
      DO_NOT_TRACK: '1',
    },
    healthUrl: `${urlOf(ports, 'supabase')}/auth/v1/health?apikey=${keys.supabasePublishableKey}`,
  };
}
