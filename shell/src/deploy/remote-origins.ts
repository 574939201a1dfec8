import type { RemotesFile } from '@ninefold/contracts';

/**
 * Origins that remotes may be loaded from: those in `remotes.json`, and those that a deployment allows in advance, so
 * that a remote can move there without new pages.
 * @param allowed origins separated by spaces or commas
 * @throws when one of them is not an HTTP URL
 */
export function remoteOrigins(remotes: RemotesFile, allowed: string): readonly string[] {
  const entries = Object.values(remotes).flatMap(({ entry, canary }) => [
    entry,
    ...(canary ? [canary.entry] : []),
  ]);
  return [...entries, ...allowed.split(/[\s,]+/).filter(Boolean)].map(returnPath);
}

function returnPath(address: string): string {
  if (!/^https?:\/\//.test(address))
    throw new Error(`Remotes cannot be loaded from ${address}: begin it with https://`);
  return new URL(address).origin;
}
