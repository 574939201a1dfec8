import { isDeepStrictEqual } from 'node:util';
import { checkBuild } from './build/check-build';
import { buildAt, type PublishedBuilds } from './build/published-builds';
import type { Build } from './build/read-build';
import { Failure } from './failure';
import { before, type History, outdated, withDeployment, withoutBuilds } from './history';
import { type Line, lineWith, type RemotesLine } from './remotes-line';
import type { Store } from './store/store';
import { withLock } from './store/with-lock';

/** Where one remote is deployed, and what the command needs of the world. */
export interface Deployment {
  readonly remote: string;
  /** Where its builds are. */
  readonly store: Store;
  readonly line: RemotesLine;
  readonly history: History;
  readonly builds: PublishedBuilds;
  /** @throws Failure when a page that reads this line does not show the remote */
  readonly check: (line: Line) => Promise<void>;
  readonly now: () => Date;
  readonly say: (text: string) => void;
}

/**
 * Puts a build beside the old ones, checks it, and makes it live: for everybody, or for a share of the visitors. Files
 * of builds that were replaced long ago are removed then.
 * @param share from 0 to 1; undefined is everybody
 */
export async function deployBuild(deployment: Deployment, build: Build, share?: number): Promise<void> {
  const { remote, builds, check, say } = deployment;
  const name = `${remote}, build ${build.id}`;
  await exclusively(deployment, name, async () => {
    await change(deployment, name, async (from) => {
      if (share !== undefined && !from) throw new Failure('There is no build that the other visitors get.');
      await checkBuild(build, remote, from?.entry);
      const entry = await builds.publish(build);
      say(`${build.files.size} files are in place.`);
      const forAll = { ...(from && lineWith(from)), entry };
      await check(forAll);
      say('It works in a browser.');
      return share === undefined || !from ? forAll : lineWith(from, { entry, share });
    });
    // The build is live, and the next deployment tries again.
    await removeOutdated(deployment).catch((error: Error) => {
      say(`Files of old builds could not be removed: ${error.message}`);
    });
  });
}

/** Gives the canary to everybody. */
export async function promoteCanary(deployment: Deployment): Promise<void> {
  const { remote } = deployment;
  await exclusively(deployment, `${remote} --promote`, () =>
    change(deployment, remote, async (from) => {
      if (!from?.canary) throw new Failure('There is no canary.');
      return { ...lineWith(from), entry: from.canary.entry };
    }),
  );
}

/** Ends the canary; without one, returns to the build before. */
export async function goBack(deployment: Deployment): Promise<void> {
  const { remote } = deployment;
  await exclusively(deployment, `${remote} --back`, () =>
    change(deployment, remote, async (from, records) => {
      if (from?.canary) return lineWith(from);
      const entry = from && before(records, from.entry, deployment.history.site);
      if (!entry) throw new Failure('There is no earlier build to return to.');
      const found = await fetch(entry, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
      if (!found?.ok) throw new Failure(`The build before, ${entry}, is not there any more.`);
      return { ...from, entry };
    }),
  );
}

/**
 * One deployment of a remote at a time: otherwise, one could find the files of an old build in place and make it live
 * while another one is removing them.
 */
export const exclusively = (
  { store, remote, now }: Deployment,
  what: string,
  run: () => Promise<void>,
): Promise<void> => withLock(store, `${remote}/deploying.json`, { what, since: now() }, run);

/**
 * Changes the line of the remote to what `plan` makes of it.
 * @throws Failure that names what was to be deployed
 */
async function change(
  { line, history, now, say }: Deployment,
  name: string,
  plan: (from: Line | undefined, records: Awaited<ReturnType<History['read']>>) => Promise<Line>,
): Promise<void> {
  const from = await line.read();
  try {
    const to = await plan(from, await history.read());
    if (isDeepStrictEqual(to, from)) return say('It is live already.');
    // First, because without it there would be no way back.
    await history.update((records) => withDeployment(records, { site: history.site, from, to, now: now() }));
    await line.change(from, to);
    say(to.canary ? `${to.canary.share * 100}% of visitors: ${to.canary.entry}` : `Live: ${to.entry}`);
  } catch (error) {
    const isUnchanged = await line.read().then(
      (live) => isDeepStrictEqual(live, from),
      () => false,
    );
    const reason = `${name}: ${(error as Error).message}`;
    throw new Failure(isUnchanged ? `${reason}\n${line.place} is as it was.` : reason);
  }
}

async function removeOutdated({ history, builds, line, now, say }: Deployment): Promise<void> {
  const records = await history.read();
  const old = outdated(records, now());
  const live = await line.read();
  const recorded = records.flatMap(({ entry, canary }) => [entry, canary]);
  const used = [live?.entry, live?.canary?.entry, ...recorded.filter((entry) => entry && !old.has(entry))];
  // By their folders, since a build may have been deployed again after the public URL changed.
  const kept = new Set(used.flatMap((entry) => (entry ? [buildAt(entry)] : [])));
  const removed = new Set([...old].filter((entry) => !kept.has(buildAt(entry))));
  for (const build of removed) {
    await builds.remove(build);
    say(`Removed, since no page can have it open: ${build}`);
  }
  if (removed.size > 0) await history.update((records) => withoutBuilds(records, removed));
}
