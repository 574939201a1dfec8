import * as v from 'valibot';
import { Failure } from '../failure';
import { type Build, MANIFEST } from './read-build';

/** The parts of `mf-manifest.json` that the shell relies on, and its lists of files. */
const ManifestSchema = v.object({
  metaData: v.object({
    /** The global variable of the container; every federation plugin derives it from the name of the remote. */
    globalName: v.string(),
    remoteEntry: v.object({ name: v.string(), path: v.optional(v.string(), '') }),
  }),
  exposes: v.array(v.looseObject({ path: v.string(), assets: v.optional(v.unknown()) })),
  shared: v.optional(v.array(v.looseObject({ assets: v.optional(v.unknown()) })), []),
});
type Manifest = v.InferOutput<typeof ManifestSchema>;

const SCREENS = 'screens.json';
const ScreensSchema = v.record(v.string(), v.looseObject({ files: v.optional(v.array(v.string()), []) }));

/** More names would hide what the message says. */
const NAMED = 5;

/**
 * What can be seen from a build's files alone: it is a build of this remote, exposes `./App`, and is complete.
 * @param liveEntry the manifest's URL of the build that is live, which may have a name of its own
 * @throws Failure that says what the build is or lacks
 */
export async function checkBuild(build: Build, remote: string, liveEntry: string | undefined): Promise<void> {
  const manifest = parseFile(build, MANIFEST, ManifestSchema);
  if (!manifest) throw new Failure(`The build has no ${MANIFEST}.`);
  await checkName(manifest.metaData.globalName, remote, liveEntry);
  if (!manifest.exposes.some(({ path }) => path === './App'))
    throw new Failure(`The build does not expose ./App, which is what the shell shows.`);

  const screens = Object.values(parseFile(build, SCREENS, ScreensSchema) ?? {});
  checkFiles(build, MANIFEST, filesOf(manifest));
  checkFiles(
    build,
    SCREENS,
    screens.flatMap(({ files }) => files),
  );
}

/** `mfe_games` is the container of games in this repository; the template names it `games`. */
async function checkName(container: string, remote: string, liveEntry: string | undefined): Promise<void> {
  const name = remote.replaceAll('-', '_');
  if (container === name || container === `mfe_${name}`) return;
  if (liveEntry && container === (await nameOfBuildAt(liveEntry))) return;
  const other = container.replace(/^mfe_/, '').replaceAll('_', '-');
  throw new Failure(
    `This is a build of ${other}: its ${MANIFEST} names the container "${container}". ` +
      `Pass --remote ${other}, or --from with the folder of a build of ${remote}, whose container is "${name}".`,
  );
}

/** Undefined for a build that cannot be read, since then nobody knows its name. */
const nameOfBuildAt = async (entry: string): Promise<string | undefined> =>
  (await manifestAt(entry))?.metaData.globalName;

/** The scripts of what a published build exposes, also those that its screens load on demand. */
export async function scriptsAt(entry: string): Promise<readonly string[]> {
  const exposed = (await manifestAt(entry))?.exposes ?? [];
  const names = exposed.flatMap(({ assets }) => stringsIn(assets)).filter((name) => /\.m?js$/.test(name));
  return [...new Set(names)];
}

/** Undefined for a manifest that cannot be read. */
async function manifestAt(entry: string): Promise<Manifest | undefined> {
  const response = await fetch(entry, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  const json: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  const manifest = v.safeParse(ManifestSchema, json);
  return manifest.success ? manifest.output : undefined;
}

function filesOf({ metaData, exposes, shared }: Manifest): readonly string[] {
  const { path, name } = metaData.remoteEntry;
  return [`${path}${name}`, ...[...exposes, ...shared].flatMap(({ assets }) => stringsIn(assets))];
}

/** Plugins group assets differently: by kind, then by when they are loaded. */
function stringsIn(assets: unknown): readonly string[] {
  if (typeof assets === 'string') return [assets];
  return typeof assets === 'object' && assets ? Object.values(assets).flatMap(stringsIn) : [];
}

function checkFiles({ files }: Build, list: string, names: readonly string[]): void {
  const missing = [...new Set(names)].filter((name) => !files.has(fileOf(name, list)));
  if (missing.length === 0) return;
  const more = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : '';
  throw new Failure(
    `The build is incomplete: ${list} lists ${missing.slice(0, NAMED).join(', ')}${more}, and the build does not contain ` +
      `${missing.length === 1 ? 'this file' : 'these files'}. Build the remote again.`,
  );
}

/** `./a.js?x` → `a.js` @param list which file names it @throws Failure when it is not a URL, such as `100%.png` */
function fileOf(name: string, list: string): string {
  try {
    return decodeURIComponent(new URL(name, 'file:///').pathname.slice(1));
  } catch {
    throw new Failure(`${list} lists "${name}", which is not a URL: in URLs, "%" is written as "%25".`);
  }
}

function parseFile<Schema extends v.GenericSchema>(
  { files }: Build,
  name: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const content = files.get(name);
  if (!content) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), new TextDecoder().decode(content));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Failure(`${name} of the build cannot be used: ${issue.message}.`);
}
