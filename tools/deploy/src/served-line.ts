import { isDeepStrictEqual } from 'node:util';
import { REMOTE_NAMES } from '@ninefold/contracts';
import { ownFileOf, type RemotesLine } from './remotes-line';

interface Deployed {
  readonly remote: string;
  readonly line: RemotesLine;
  /** The address of the shell. */
  readonly shell: string;
  readonly say: (text: string) => void;
}

/**
 * Warns when the shell's visitors do not get the line that was written. The browser check cannot notice a line in the wrong
 * bucket, because it gives its page the line itself.
 */
export async function warnUnlessServed({ remote, line, shell, say }: Deployed): Promise<void> {
  const isOwn = REMOTE_NAMES.some((own) => own === remote);
  const { href } = new URL(isOwn ? '/remotes.json' : `/${ownFileOf(remote)}`, shell);
  const written = await line.read();
  const served = await fetch(href, { cache: 'no-store', signal: AbortSignal.timeout(10_000) })
    .then((response) => response.text())
    .then((text) => JSON.parse(text) as Readonly<Record<string, unknown>>)
    .catch(() => undefined);
  if (isDeepStrictEqual(isOwn ? served?.[remote] : served, written)) return;
  say(
    `${href} does not list this build yet. If that does not change, the shell does not serve ${line.place}: name the folder or bucket of its site with --remotes.`,
  );
}
