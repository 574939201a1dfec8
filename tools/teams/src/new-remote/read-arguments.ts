import { isRemoteName } from '@ninefold/contracts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const BUILDERS = ['enhanced', 'webpack', 'rspack', 'vite'] as const;
type Builder = (typeof BUILDERS)[number];

export interface Wanted {
  readonly name: string;
  /** Absolute. */
  readonly folder: string;
  readonly builder: Builder;
}

/** @returns what is wanted, or what is wrong with it, in a sentence */
export function readArguments(args: readonly string[]): Wanted | string {
  const values = flagsOf(args);
  if (typeof values === 'string') return values;
  const { name, out } = values;
  const builder = BUILDERS.find((known) => known === values.builder);
  if (!name) return '--name is part of the address: --name chess';
  if (!isRemoteName(name)) {
    return `"${name}" is not a name for a remote: use lowercase letters, digits and hyphens, a letter first. Names of our remotes, and of the shell's addresses and folders, are reserved.`;
  }
  if (!out) return '--out is the folder to write, outside of this repository: --out ../chess';
  if (existsSync(out)) return `${path.resolve(out)} exists already: choose another folder.`;
  if (!builder) return `--builder is one of ${BUILDERS.join(', ')}. "${values.builder}" is not.`;
  return { name, folder: path.resolve(out), builder };
}

/** The flags, or what is wrong with them. */
function flagsOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        name: { type: 'string', default: '' },
        out: { type: 'string', default: '' },
        builder: { type: 'string', default: BUILDERS[0] },
      },
    }).values;
  } catch (error) {
    return `${(error as Error).message.split('.')[0]}. Flags: --name NAME, --out DIR, --builder BUILDER.`;
  }
}
