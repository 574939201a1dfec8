/** Session storage key. As a type, because a value that two files share would cost the first one bytes. */
export type PreviewsKey = 'shell:previews';
const PREVIEWS_KEY: PreviewsKey = 'shell:previews';

/** What this tab shows in place of deployed remotes. */
export interface Previews {
  /** Remote → the address of its build. */
  readonly remotes: ReadonlyMap<string, string>;
  /** For pages of a production build. */
  readonly token: string | undefined;
}

/** As stored by this file, in the same tab. */
interface Stored {
  readonly remotes: readonly (readonly [name: string, address: string])[];
  readonly token: string | undefined;
}

/**
 * Adds the previews in the URL to those of the tab, and keeps them there: `?remote=chess@http://localhost:5173` and
 * `?preview=<token>`. `?remote=chess@` ends one.
 */
export function previewsOfTab(search = location.search): Previews {
  const query = new URLSearchParams(search);
  const stored = readStored();
  const remotes = new Map(stored?.remotes);
  for (const pair of query.getAll('remote')) {
    const [name = '', ...address] = pair.split('@');
    if (address.join('@')) remotes.set(name, address.join('@'));
    else remotes.delete(name);
  }
  const token = query.get('preview') ?? stored?.token;
  if (remotes.size > 0) store({ remotes: [...remotes], token });
  else endPreviews();
  return { remotes, token };
}

/** The next page of this tab shows the deployed remotes. */
export function endPreviews(): void {
  try {
    sessionStorage.removeItem(PREVIEWS_KEY);
  } catch {
    // Blocked storage contains none.
  }
}

function readStored(): Stored | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(PREVIEWS_KEY) ?? '') as Stored;
  } catch {
    return undefined;
  }
}

function store(previews: Stored): void {
  try {
    sessionStorage.setItem(PREVIEWS_KEY, JSON.stringify(previews));
  } catch {
    // Without storage, they last for this page.
  }
}
