import { readRemoteLine, REMOTES_URL, type RemoteLine } from '../../config/run-time-files';

type FetchJson = (url: string) => Promise<unknown>;

/** Buckets without list permission respond with 403 for missing files, and static hosts with a page. */
const ABSENT = /^(status (403|404|410)|It is a page)$/;

const isAbsent = ({ cause }: { readonly cause?: unknown }): boolean =>
  cause instanceof Error && ABSENT.test(cause.message);

/**
 * Where an app's builds are: in a file that only its team can write, or, for older deployments, in the common file. Only
 * without the first is the second read: it may name a build that was removed.
 * @returns undefined for an unknown app
 * @throws when a file cannot be read, or what it says of the app
 */
export async function findLine(name: string, fetchJson: FetchJson): Promise<RemoteLine | undefined> {
  const ownUrl = `/remotes/${name}.json`;
  const common = fetchJson(REMOTES_URL);
  // It is awaited below, or not needed.
  common.catch(() => {});
  try {
    return readRemoteLine(name, { [name]: await fetchJson(ownUrl) }, ownUrl);
  } catch (error) {
    if (!isAbsent(error as Error)) throw error;
  }
  const file = await common;
  return Object.hasOwn(Object(file), name) ? readRemoteLine(name, file, REMOTES_URL) : undefined;
}
