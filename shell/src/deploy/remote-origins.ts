import type { RemotesFile } from '@ninefold/contracts';

/**
 * The origins that remotes may be loaded from: those of the builds in `remotes.json`, and those that a deployment
 * allows beforehand, so that a remote can move there without new pages.
 * @param allowed addresses with blanks or commas between
 * @throws when one of them is no address of the web
 */
export function remoteOrigins(remotes: RemotesFile, allowed: string): readonly string[] {
  const entries = Object.values(remotes).flatMap(({ entry, canary }) => [
    entry,
    ...(canary ? [canary.entry] : []),
  ]);
  return [...entries, ...allowed.split(/[\s,]+/).filter(Boolean)].map(originOf);
}

function originOf(address: string): string {
  if (!/^https?:\/\//.test(address))
    throw new Error(`Remotes cannot be loaded from ${address}: begin it with https://`);
  return new URL(address).origin;
}
