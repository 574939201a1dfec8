import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { Failure } from './failure';
import type { Store } from './store/store';
import { readJson, updateJson } from './store/update-json';

const CanarySchema = v.object({ entry: v.string(), share: v.number() });

/** What `remotes.json` says of one remote. Fields that this command does not know are kept. */
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

/** `remotes.json`, of which a deployment changes one line. */
export interface RemotesLine {
  /** For messages. */
  readonly place: string;
  /** Undefined for a remote that is not in the file yet. */
  read(): Promise<Line | undefined>;
  /** The whole file, as it will be with another line. */
  fileWith(line: Line): Promise<File>;
  /** @throws Failure when somebody else has changed the line since it was read */
  change(from: Line | undefined, to: Line): Promise<void>;
}

export function remotesLine(store: Store, name: string, remote: string): RemotesLine {
  const place = store.place(name);
  function fileOf(json: unknown): File {
    const file = v.safeParse(FileSchema, json);
    if (!file.success) throw new Failure(`There is no list of remotes at ${place}.`);
    return file.output;
  }
  function lineOf(file: File): Line | undefined {
    const line = v.safeParse(v.optional(LineSchema), file[remote]);
    if (!line.success) throw new Failure(`${place} does not say where ${remote} is.`);
    return line.output && lineWith(line.output, line.output.canary);
  }
  const readFile = async () => fileOf((await readJson(store, name)).json);

  return {
    place,
    read: async () => lineOf(await readFile()),
    fileWith: async (line) => ({ ...(await readFile()), [remote]: line }),
    change: (from, to) =>
      updateJson(store, name, (json) => {
        const file = fileOf(json);
        const line = lineOf(file);
        if (isDeepStrictEqual(line, to)) return undefined;
        if (!isDeepStrictEqual(line, from))
          throw new Failure(`Somebody else has deployed ${remote} meanwhile.`);
        return { ...file, [remote]: to };
      }),
  };
}
