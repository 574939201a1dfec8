import type { RemotesFile } from 'shared-contracts';
import { fetchJson } from './fetch-json';

const REMOTES_URL = '/remotes.json';

/** Where the remotes are now. The file is written against its schema; here only a wholly different one is refused. */
export async function readRemotes(init?: RequestInit): Promise<RemotesFile> {
  const file = (await fetchJson(REMOTES_URL, init)) as Partial<RemotesFile> | null;
  if (!file?.games?.entry || !file.account?.entry || !file.learning?.entry) {
    throw new Error(`${REMOTES_URL} does not name the three remotes`);
  }
  return file as RemotesFile;
}
