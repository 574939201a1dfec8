import { Failure } from '../failure';
import type { Store } from './store';

/** Each failed attempt means that another deployment has progressed. */
const TRIES = 20;

/**
 * Writes what `change` makes of a JSON file, and does it again on the new text when somebody else has written meanwhile.
 * @param change gets `undefined` where there is no file, and gives `undefined` to leave everything as it is
 * @throws Failure when the file is not JSON
 */
export async function updateJson(
  store: Store,
  name: string,
  change: (json: unknown) => unknown,
): Promise<void> {
  for (let count = 0; count < TRIES; count += 1) {
    const { json, version } = await readJson(store, name);
    const changed = change(json);
    if (changed === undefined) return;
    if (await store.replace(name, `${JSON.stringify(changed, null, 2)}\n`, version)) return;
  }
  throw new Failure(`${store.place(name)} is changed by others all the time.`);
}

/** `json` is `undefined` where there is no file. @throws Failure when it is not JSON */
export async function readJson(store: Store, name: string): Promise<{ json: unknown; version?: string }> {
  const found = await store.read(name);
  if (!found) return { json: undefined };
  try {
    return { json: JSON.parse(found.text), version: found.version };
  } catch {
    throw new Failure(`${store.place(name)} is not JSON.`);
  }
}
