import { isDeepStrictEqual } from 'node:util';
import { REMOTE_NAMES } from '@ninefold/contracts';
import * as v from 'valibot';
import { Failure } from './failure';
import type { Store } from './store/store';
import { readJson, updateJson } from './store/update-json';

const CanarySchema = v.object({ entry: v.string(), share: v.number() });

/** What is deployed of one remote. Fields that this command does not know are kept. */
const LineSchema = v.looseObject({
  entry: v.string(),
  // A damaged one counts as none, as in the shell.
  canary: v.fallback(v.optional(CanarySchema), undefined),
});
export type Line = v.InferOutput<typeof LineSchema>;

/** The line with this canary, or without one. */
export function lineWith(line: Line, canary?: Line['canary']): Line {
  const { ...rest } = line;
  delete rest.canary;
  return canary ? { ...rest, canary } : rest;
}

const FileSchema = v.record(v.string(), v.unknown());
type File = v.InferOutput<typeof FileSchema>;

/** Where the line of one remote is stored. */
export interface RemotesLine {
  /** For messages. */
  readonly place: string;
  /** Undefined for a remote that has not been deployed yet. */
  read(): Promise<Line | undefined>;
  /** @throws Failure when somebody else has changed the line since it was read */
  change(from: Line | undefined, to: Line): Promise<void>;
}

/** The file beside `remotes.json` that has the line of a remote from another repository. */
export const ownFileOf = (remote: string): string => `remotes/${remote}.json`;

/**
 * Our own remotes are lines of `remotes.json`. Every other one has a file of its own, so that the key of a team need not
 * be allowed to change the lines of others.
 * @param name of `remotes.json` in the store
 */
export function remotesLine(store: Store, name: string, remote: string): RemotesLine {
  const listed = listedLine(store, name, remote);
  return REMOTE_NAMES.some((own) => own === remote) ? listed : ownLine(store, listed, remote);
}

function listedLine(store: Store, name: string, remote: string): RemotesLine {
  const place = store.place(name);
  function fileOf(json: unknown): File {
    const file = v.safeParse(FileSchema, json);
    if (!file.success) throw new Failure(`There is no list of remotes at ${place}.`);
    return file.output;
  }
  const lineOf = (file: File) => parseLine(file[remote], place, remote);

  return {
    place,
    read: async () => lineOf(fileOf((await readJson(store, name)).json)),
    change: (from, to) =>
      updateJson(store, name, (json) => {
        const file = fileOf(json);
        return isChanged(lineOf(file), from, to, remote) ? { ...file, [remote]: to } : undefined;
      }),
  };
}

/** @param listed the line in `remotes.json`, where an earlier version of this command has put it */
function ownLine(store: Store, listed: RemotesLine, remote: string): RemotesLine {
  const name = ownFileOf(remote);
  const place = store.place(name);
  const lineOf = (json: unknown) => parseLine(json, place, remote);
  // The key of a team may lack the right to read it.
  const readListed = () => listed.read().catch(() => undefined);

  return {
    place,
    read: async () => lineOf((await readJson(store, name)).json) ?? (await readListed()),
    async change(from, to) {
      const earlier = await readListed();
      await updateJson(store, name, (json) =>
        isChanged(lineOf(json) ?? earlier, from, to, remote) ? to : undefined,
      );
    },
  };
}

/** @throws Failure when there is a line that cannot be read */
function parseLine(json: unknown, place: string, remote: string): Line | undefined {
  const line = v.safeParse(v.optional(LineSchema), json);
  if (!line.success) throw new Failure(`${place} does not say where ${remote} is.`);
  return line.output && lineWith(line.output, line.output.canary);
}

/** @returns whether there is something to write @throws Failure when somebody else has written since */
function isChanged(line: Line | undefined, from: Line | undefined, to: Line, remote: string): boolean {
  if (isDeepStrictEqual(line, to)) return false;
  if (!isDeepStrictEqual(line, from)) throw new Failure(`Somebody else has deployed ${remote} meanwhile.`);
  return true;
}
