import { REMOTE_NAMES, type RemoteName } from 'shared-contracts';
import { Link, useLocation, type RemoteApp } from 'shared-platform';
import type { Answer } from './fake-network';

let builds = 0;

/** Says which remote it is and where it thinks it is. */
function appOf(name: RemoteName): RemoteApp {
  return function App({ platform }) {
    const { pathname, search } = useLocation();
    return (
      <>
        <h1>{`${name} at ${pathname}${search}`}</h1>
        <Link to="/about">leave</Link>
        <button type="button" onClick={() => platform.notify(`A word from ${name}`)}>
          notify
        </button>
      </>
    );
  };
}

/** A built and deployed remote: its manifest and its entry, as addresses of the network. */
export function fakeRemote(
  name: RemoteName,
  exposed: unknown = { default: appOf(name) },
  background: unknown = { default: () => null },
) {
  builds += 1;
  const origin = `http://${name}.test`;
  // Every build has a name of its own, since the federation runtime remembers a remote by it.
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
  const answers: Record<string, Answer> = {
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
  return { manifest, entry, answers };
}

/** All remotes at once, and the file that says where they are. */
export function fakeRemotes(): Record<string, Answer> {
  const remotes = REMOTE_NAMES.map((name) => [name, fakeRemote(name)] as const);
  const file = Object.fromEntries(remotes.map(([name, { manifest }]) => [name, { entry: manifest }]));
  return Object.assign({ '/remotes.json': { json: file } }, ...remotes.map(([, { answers }]) => answers));
}
