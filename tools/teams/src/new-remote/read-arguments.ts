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

/** As the shell reads it from the address. */
const NAME = /^[a-z][a-z0-9-]*$/;

/**
 * @param taken the names that remotes have
 * @returns what is wanted, or what is wrong with it, in a sentence
 */
export function readArguments(args: readonly string[], taken: readonly string[]): Wanted | string {
  const values = flagsOf(args);
  if (typeof values === 'string') return values;
  const { name, out } = values;
  const builder = BUILDERS.find((known) => known === values.builder);
  if (!NAME.test(name)) {
    return `--name is part of the address: lowercase letters, digits and hyphens, a letter first. "${name}" is not.`;
  }
  if (taken.includes(name)) return `There is a remote ${name} already: choose another name.`;
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
