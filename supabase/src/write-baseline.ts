/** Writes the baseline migration from `supabase/schemas`. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { BASELINE, baselineOf } from './schema/baseline';

const schemas = fileURLToPath(new URL('../schemas/', import.meta.url));
await writeFile(new URL(`../migrations/${BASELINE}`, import.meta.url), await baselineOf(schemas));
