import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isRemoteName, REMOTE_NAMES } from '@ninefold/contracts';
import * as v from 'valibot';

const LineSchema = v.looseObject({ entry: v.pipe(v.string(), v.url()) });
type AppLines = Readonly<Record<string, v.InferOutput<typeof LineSchema>>>;

/** The name and the line of a remote, and the file that it is in. */
type Found = readonly [name: string, json: unknown, file: string];

/**
 * The remotes of other teams by name: further lines of `remotes.json`, and the files in the folder `remotes` beside it. A
 * malformed one counts as absent, because only its team can fix it, and so does one whose name is reserved.
 * @param remotesFile the path of `remotes.json`
 */
export function readAppLines(remotesFile: string): AppLines {
  const lines = Object.entries((readJson(remotesFile) ?? {}) as object).map(([name, json]): Found => [
    name,
    json,
    remotesFile,
  ]);
  const folder = path.join(path.dirname(remotesFile), 'remotes');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  const own = files.map((name): Found => {
    const file = path.join(folder, name);
    return [path.basename(name, '.json'), readJson(file), file];
  });
  return Object.fromEntries(
    [...lines, ...own]
      .filter(([name]) => !REMOTE_NAMES.some((ours) => ours === name))
      .flatMap(([name, json, file]) => {
        const line = v.safeParse(LineSchema, json);
        const problem = !isRemoteName(name)
          ? 'the name is not one for a remote'
          : !line.success && 'its line is malformed';
        if (problem) console.warn(`${name} in ${file} has no page: ${problem}.`);
        return line.success && !problem ? [[name, line.output]] : [];
      }),
  );
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
