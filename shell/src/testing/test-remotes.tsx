import { useEffect } from 'react';
import { REMOTE_NAMES, type RemoteName, type RemotesFile } from '@ninefold/contracts';
import { Link, useLocation, type RemoteApp } from '@ninefold/platform';
import type { Stub } from './fake-network';

let builds = 0;

/**
 * Shows its name and path. It sets a title at paths that end in `lesson`, and shows the shell's page at those that end
 * in `nothing`.
 */
function appOf(name: string): RemoteApp {
  return function App({ platform }) {
    const { pathname, search } = useLocation();
    const { NotFound } = platform.pages;
    useEffect(() => {
      if ((pathname + search).endsWith('lesson')) platform.setTitle('A lesson');
    }, [platform, pathname, search]);
    if (pathname.endsWith('nothing')) return <NotFound />;
    return (
      <>
        <h1>{`${name} at ${pathname}${search}`}</h1>
        <Link to="/about">leave</Link>
        <Link to="/learn/lesson">lesson</Link>
        <Link to="/learn/list">list</Link>
        <button type="button" onClick={() => platform.notify(`A word from ${name}`)}>
          notify
        </button>
      </>
    );
  };
}

export type TestRemote = ReturnType<typeof testRemote>;

/** A deployed remote in the format of every builder's containers: network stubs for its manifest and its entry. */
export function testRemote(
  name: string,
  exposed: unknown = { default: appOf(name) },
  background: unknown = { default: () => null },
) {
  builds += 1;
  const origin = `http://${name}.test`;
  // Each build has a unique name, because builds with the same name share a global variable.
  const container = `mfe_${name}_${builds}`;
  const manifest = `${origin}/mf-manifest.json`;
  const entry = `${origin}/remote-entry.${builds}.js`;
  const run = () => {
    Object.assign(globalThis, {
      [container]: {
        init: () => Promise.resolve(),
        get: (name: string) => Promise.resolve(() => (name === './Background' ? background : exposed)),
      },
    });
  };
  const stubs: Record<string, Stub> = {
    [manifest]: {
      json: {
        name: container,
        metaData: { globalName: container, remoteEntry: { name: `remote-entry.${builds}.js`, path: '' } },
        exposes: [],
        shared: [],
      },
    },
    [entry]: { script: run },
  };
  return { manifest, entry, container, stubs };
}

/** All remotes and `remotes.json`; `special` replaces some of them. */
export function testRemotes(special: Partial<Record<RemoteName, TestRemote>> = {}): Record<string, Stub> {
  const remotes = REMOTE_NAMES.map((name) => ({ name, ...(special[name] ?? testRemote(name)) }));
  const file = Object.fromEntries(remotes.map(({ name, manifest }) => [name, { entry: manifest }]));
  return Object.assign(
    { '/remotes.json': { json: file satisfies Record<string, RemotesFile[RemoteName]> } },
    ...remotes.map(({ stubs }) => stubs),
  );
}
