import path from 'node:path';
import { parseArgs } from 'node:util';
import { isRemoteName, REMOTE_NAMES, type RemoteName } from '@ninefold/contracts';
import * as v from 'valibot';
import { SHELL } from './deploy-shell';
import { Failure } from './failure';

const USAGE = `Options: --remote NAME|shell [--to FOLDER|s3://BUCKET/PREFIX]
  [--canary SHARE | --promote | --back | --preview EMAIL]
  [--from FOLDER] [--public-url URL] [--remotes FILE|s3://…/remotes.json] [--shell URL] [--path /ADDRESS]…`;

/** Where a guest sees a screen of these in every deployment. Any other remote has `/apps/<name>`. */
const GUEST_PATHS: Readonly<Record<RemoteName, string>> = {
  games: '/sum-grid-demo',
  account: '/login',
  learning: '/dashboard',
};

export interface Options {
  readonly remote: string;
  readonly action: 'deploy' | 'promote' | 'back' | 'preview';
  /** Email address of the account that may see a preview. */
  readonly email: string;
  /** From 0 to 1, of a canary. */
  readonly share: number | undefined;
  /** The folder of the build. */
  readonly from: string;
  /** Where builds are put. */
  readonly to: string;
  /** Where `to` is served. */
  readonly publicUrl: string;
  /** Where `remotes.json` is. */
  readonly remotesFile: string;
  /** Names the place of `remotes.json` in the history of deployments; empty beside the builds. */
  readonly site: string;
  readonly shell: string;
  /** Where a guest sees screens of the remote. */
  readonly paths: readonly string[];
}

/** @throws Failure that says what is wrong with the arguments */
export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv): Options {
  const given = parse(args);
  const { to, back, promote, canary, preview } = given;
  const remote = readName(given.remote);
  if ([back, promote, canary !== undefined, preview !== undefined].filter(Boolean).length > 1) {
    throw new Failure('--canary, --promote, --back and --preview are four commands: give one of them.');
  }
  if (remote === SHELL && (back || promote || canary !== undefined || preview !== undefined))
    throw new Failure(
      'The shell has no canary and no preview, and returns to an earlier build by deploying it again.',
    );
  const own = REMOTE_NAMES.find((name) => name === remote);
  // A CI service gives an empty text for a variable that is not set.
  const shell = given.shell || environment.SHELL_URL || localShell(environment);
  const place = to ? { to, publicUrl: shell, remotesFile: inFolder(to) } : localPlace(remote, environment);
  if (!place)
    throw new Failure(
      `--to is missing, and no local platform runs. Name a folder or a bucket, or start a platform with npm start.\n${USAGE}`,
    );
  const remotesFile = given.remotes ?? place.remotesFile;
  return {
    remote,
    site: siteOf(place.to, remotesFile),
    action: back ? 'back' : promote ? 'promote' : preview !== undefined ? 'preview' : 'deploy',
    email: preview ?? '',
    share: canary === undefined ? undefined : readShare(canary),
    from: given.from ?? path.join(remote === SHELL ? SHELL : own ? `mfe-${own}` : '', 'dist'),
    to: place.to,
    publicUrl: given['public-url'] || place.publicUrl,
    remotesFile,
    shell,
    paths: readPaths(given.path ?? [own ? GUEST_PATHS[own] : `/apps/${remote}`]),
  };
}

function readName(remote: string | undefined): string {
  if (!remote) throw new Failure(`--remote is missing.\n${USAGE}`);
  const isOurs = remote === SHELL || REMOTE_NAMES.some((own) => own === remote);
  if (!isOurs && !isRemoteName(remote))
    throw new Failure(
      `"${remote}" cannot be the name of a remote: it has lowercase letters, digits and hyphens, begins with a letter, and ` +
        `is not reserved, as folders and addresses of the shell are.`,
    );
  return remote;
}

function readPaths(paths: readonly string[]): readonly string[] {
  // Browsers treat `//name` and `/\name` as another site.
  const isAddress = (given: string) => /^\/(?![/\\])/.test(given) && URL.canParse(given, 'http://shell');
  const wrong = paths.find((given) => !isAddress(given));
  if (wrong !== undefined)
    throw new Failure(`--path takes an address of the shell that begins with a slash; "${wrong}" does not.`);
  return paths;
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        ...{ remote: text, to: text, from: text, 'public-url': text, remotes: text, shell: text },
        ...{
          path: { type: 'string', multiple: true },
          canary: text,
          promote: flag,
          back: flag,
          preview: text,
        },
      },
    }).values;
  } catch (error) {
    throw new Failure(`${(error as Error).message}\n${USAGE}`);
  }
}

function readShare(given: string): number {
  const share = Number(given);
  if (!(share > 0 && share < 1)) throw new Failure('--canary takes a share between 0 and 1: 0.1 is a tenth.');
  return share;
}

const inFolder = (place: string) => `${place.replace(/\/+$/, '')}/remotes.json`;

/** In relation to the builds, so that a folder of both can be moved. */
function siteOf(to: string, remotesFile: string): string {
  if (remotesFile === inFolder(to)) return '';
  return [to, remotesFile].some((place) => place.startsWith('s3://'))
    ? remotesFile
    : path.relative(to, remotesFile);
}

const SiteSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.objectWithRest(
    { shell: v.object({ folder: v.string(), url: v.string() }) },
    v.object({ folder: v.string(), url: v.string() }),
  ),
);

/** Beside what the local platform serves: at the origin of the remote, or at the shell's for another repository's remote. */
function localPlace(remote: string, { LOCAL_SITE }: NodeJS.ProcessEnv) {
  if (!LOCAL_SITE) return undefined;
  const site = v.parse(SiteSchema, LOCAL_SITE);
  const { folder, url } = (Object.hasOwn(site, remote) ? site[remote] : undefined) ?? site.shell;
  return { to: folder, publicUrl: url, remotesFile: inFolder(site.shell.folder) };
}

/** The shell that `npm start` runs. */
const localShell = ({ SHELL_PORT, PORT_OFFSET }: NodeJS.ProcessEnv) =>
  `http://localhost:${Number(SHELL_PORT || 3000) + Number(PORT_OFFSET || 0)}`;
