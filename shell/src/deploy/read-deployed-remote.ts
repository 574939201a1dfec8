import type { DeployedRemote } from './deployment';

/** What of a remote's manifest the hints are made from. */
interface Manifest {
  metaData: { remoteEntry: { name: string; path: string } };
  exposes: { name: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

/**
 * @param url where the manifest is served from; the files are beside it
 * @param json the manifest itself
 */
export function readDeployedRemote(url: string, json: unknown): DeployedRemote {
  const { metaData, exposes } = json as Manifest;
  const app = exposes.find(({ name }) => name === 'App');
  const beside = (file: string) => new URL(file, url).href;
  return {
    manifest: url,
    scripts: [metaData.remoteEntry.path + metaData.remoteEntry.name, ...(app?.assets.js.sync ?? [])].map(
      beside,
    ),
    styles: (app?.assets.css.sync ?? []).map(beside),
  };
}
