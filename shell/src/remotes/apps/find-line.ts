import { readRemoteLine, REMOTES_URL, type RemoteLine } from '../../config/run-time-files';

type FetchJson = (url: string) => Promise<unknown>;

/** Buckets without list permission respond with 403 for missing files. */
const ABSENT = /^status (403|404|410)$/;

/** Static hosts may respond with a page for missing files. */
const isAbsent = (error: unknown): boolean =>
  error instanceof Error &&
  (ABSENT.test(error.message) || error instanceof SyntaxError || isAbsent(error.cause));

/**
 * Where an app's builds are: in a file that only its team can write, or, for older deployments, in the common file.
 * @returns undefined for an unknown app
 * @throws when a file cannot be read, or what it says of the app
 */
export async function findLine(name: string, fetchJson: FetchJson): Promise<RemoteLine | undefined> {
  const ownUrl = `/remotes/${name}.json`;
  const [own, common] = await Promise.allSettled([fetchJson(ownUrl), fetchJson(REMOTES_URL)]);
  if (own.status === 'fulfilled') return readRemoteLine(name, { [name]: own.value }, ownUrl);
  if (common.status === 'fulfilled' && name in Object(common.value))
    return readRemoteLine(name, common.value, REMOTES_URL);
  if (!isAbsent(own.reason)) throw own.reason;
  if (common.status === 'rejected') throw common.reason;
  return undefined;
}
