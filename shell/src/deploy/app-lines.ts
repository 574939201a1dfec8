import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { REMOTES } from '@ninefold/contracts';

const LineSchema = v.looseObject({ entry: v.pipe(v.string(), v.url()) });
type AppLines = Readonly<Record<string, v.InferOutput<typeof LineSchema>>>;

/**
 * The remotes of other teams by name: further lines of `remotes.json`, and the files in the folder `remotes` beside it. A
 * malformed one counts as absent, because only its team can mend it.
 * @param remotesFile the path of `remotes.json`
 */
export function readAppLines(remotesFile: string): AppLines {
  const lines = Object.entries(readJson(remotesFile) as object).filter(([name]) => !(name in REMOTES));
  const folder = path.join(path.dirname(remotesFile), 'remotes');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  const own = files.map((file) => [path.basename(file, '.json'), readJson(path.join(folder, file))] as const);
  return Object.fromEntries(
    [...lines, ...own].flatMap(([name, json]) => {
      const line = v.safeParse(LineSchema, json);
      if (!line.success) console.warn(`${name} has no page: its line in ${remotesFile} is malformed.`);
      return line.success ? [[name, line.output]] : [];
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
