import { readFileSync } from 'node:fs';
import path from 'node:path';

const TYPES_FILE = path.join(__dirname, '../../../shared-contracts/src/database.types.ts');

/** The names of all tables or functions in the generated types, which are made from the migrations. */
export function exposedNames(kind: 'Tables' | 'Functions'): string[] {
  const section = new RegExp(`^ {4}${kind}: \\{\n(.*?)^ {4}\\};`, 'ms').exec(
    readFileSync(TYPES_FILE, 'utf8'),
  )?.[1];
  return [...(section ?? '').matchAll(/^ {6}(\w+): \{/gm)].map(([, name = '']) => name);
}
