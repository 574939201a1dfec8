import * as v from 'valibot';
import { putAll } from './build/published-builds';
import type { Build } from './build/read-build';
import { historyOf, outdated, withDeployment, withoutBuilds } from './history';
import type { Store } from './store/store';
import { readJson } from './store/update-json';
import { withLock } from './store/with-lock';

/** The name under which the shell's deployments are recorded, like those of a remote. */
export const SHELL = 'shell';

/** A content hash in the name: the content of such a file never changes. */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/i;

/** Changed by the deployments of remotes. */
const REMOTES = 'remotes.json';
const OF_ONE_REMOTE = /^remotes\/[^/]+\.json$/;

const ListSchema = v.fallback(v.array(v.string()), []);

interface ShellDeployment {
  readonly store: Store;
  readonly now: () => Date;
  readonly say: (text: string) => void;
}

/** Two deployments at once would mix their pages, and the record of the first one would end early. */
const LOCK = `${SHELL}/deploying.json`;

/**
 * Deploys the shell with its pages. Open pages load the hashed files of their build later, so those stay for as long
 * as the builds of remotes do.
 * @throws Failure when another deployment is running
 */
export const deployShell = (deployment: ShellDeployment, build: Build): Promise<void> =>
  withLock(deployment.store, LOCK, { what: build.id, since: deployment.now() }, () =>
    replaceShell(deployment, build),
  );

async function replaceShell({ store, now, say }: ShellDeployment, build: Build): Promise<void> {
  const history = historyOf(store, SHELL);
  const listOf = (id: string) => `${SHELL}/${id}.json`;
  const filesOf = async (id: string) => v.parse(ListSchema, (await readJson(store, listOf(id))).json);
  const content = (name: string) => build.files.get(name) ?? new Uint8Array();

  const names = [...build.files.keys()];
  const hashed = names.filter((name) => HASHED.test(name));
  await store.write(listOf(build.id), new TextEncoder().encode(JSON.stringify(hashed)));
  await putAll(hashed, (name) => store.put(name, content(name)));
  say(`${hashed.length} hashed files are in place.`);

  // Recorded before the pages, because without the record nobody would know what to keep.
  const live = (await history.read()).at(-1);
  if (live?.entry !== build.id)
    await history.update((records) =>
      withDeployment(records, {
        ...{ site: history.site, now: now() },
        ...{ from: live && { entry: live.entry }, to: { entry: build.id } },
      }),
    );
  const isOurs = (await store.read(REMOTES)) === undefined;
  const isPage = (name: string) =>
    !HASHED.test(name) && !OF_ONE_REMOTE.test(name) && (isOurs || name !== REMOTES);
  const replaced = names.filter(isPage);
  await putAll(replaced, (name) => store.write(name, content(name)));
  say(`Live: ${build.id}`);

  const records = await history.read();
  const old = new Set([...outdated(records, now())].filter((id) => id !== build.id));
  if (old.size === 0) return;
  const left = withoutBuilds(records, old);
  const kept = new Set((await Promise.all(left.map(({ entry }) => filesOf(entry)))).flat());
  for (const id of old) {
    const unused = (await filesOf(id)).filter((name) => !kept.has(name));
    await putAll(unused, (name) => store.remove(name));
    await store.remove(listOf(id));
    say(`Removed, since no page can have it open: ${id}`);
  }
  await history.update((current) => withoutBuilds(current, old));
}
