import type { Store } from '../store/store';
import { type Build, MANIFEST } from './read-build';

/** Enough to hide the latency of a bucket. */
const PARALLEL = 16;

/** Calls `put` for all names, several at a time. */
export async function putAll(names: Iterable<string>, put: (name: string) => Promise<void>): Promise<void> {
  const waiting = [...names];
  while (waiting.length > 0) await Promise.all(waiting.splice(0, PARALLEL).map(put));
}

/** In the folder of each build: what is in there, since a bucket has no folders to delete. */
const LIST = 'deployed-files.json';

const BUILD = /^[0-9a-f]{12}$/;

/**
 * What two addresses of the same build have in common, wherever it is served and also with a query: `<remote>/<id>`. A
 * build that was deployed by hand has its whole address.
 */
export const buildAt = (entry: string): string => /.*\/([^/]+\/[0-9a-f]{12})\//.exec(entry)?.[1] ?? entry;

/** The builds of one remote, each in a folder of its own: `<remote>/<id of the build>/`. */
export interface PublishedBuilds {
  /** Puts the files beside those of other builds. @returns the address of the manifest */
  publish(build: Build): Promise<string>;
  /** Removes the build whose manifest has this address. One that this store does not have is let be. */
  remove(entry: string): Promise<void>;
}

/** @param publicUrl where the store's files are served from */
export function publishedBuilds(store: Store, remote: string, publicUrl: string): PublishedBuilds {
  const base = `${publicUrl.replace(/\/+$/, '')}/`;

  return {
    async publish({ id, files }) {
      const folder = `${remote}/${id}`;
      const names = [...files.keys()];
      await store.put(`${folder}/${LIST}`, new TextEncoder().encode(JSON.stringify(names)));
      // The manifest is last: where it is, the build is whole.
      const put = (name: string) => store.put(`${folder}/${name}`, files.get(name) ?? new Uint8Array());
      await putAll(
        names.filter((name) => name !== MANIFEST),
        put,
      );
      await put(MANIFEST);
      return `${base}${folder}/${MANIFEST}`;
    },
    async remove(entry) {
      const [owner, id = '', file] = entry.startsWith(base) ? entry.slice(base.length).split('/') : [];
      if (owner !== remote || !BUILD.test(id) || file !== MANIFEST) return;
      const folder = `${remote}/${id}`;
      const list = await store.read(`${folder}/${LIST}`);
      const names: string[] = list ? (JSON.parse(list.text) as string[]) : [];
      for (const name of [MANIFEST, ...names, LIST]) await store.remove(`${folder}/${name}`);
    },
  };
}
