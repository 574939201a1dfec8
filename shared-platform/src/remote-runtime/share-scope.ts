import { satisfies } from './satisfies';

/** The modules that the shell shares, by name and version, in the form of webpack's module federation. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedModule>>>>;

interface SharedModule {
  /** @returns what makes the module */
  get(): Promise<() => unknown>;
}

/** A shared module that a remote uses. */
interface Wanted {
  readonly name: string;
  /** Of npm, as the remote was built for it. */
  readonly range: string;
  /** The remote, for the message. */
  readonly container: string;
}

/**
 * What makes the shared module of that name.
 * @throws when the page has none in that range: a crash in the middle of a game would be worse
 */
export async function takeShared(
  scope: ShareScope,
  { name, range, container }: Wanted,
): Promise<() => unknown> {
  const versions = scope[name] ?? {};
  const found = Object.keys(versions).find((version) => satisfies(version, range));
  const shared = found === undefined ? undefined : versions[found];
  if (shared) return shared.get();
  throw new Error(
    `${container} needs ${name} ${range}, and the page has ${Object.keys(versions).join(', ') || 'none'}`,
  );
}
