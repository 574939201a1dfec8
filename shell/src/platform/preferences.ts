import { isNewer, keepRecord, read, type StoredPreferences } from '@ninefold/contracts';
import { createValueStore, type ValueStore } from './create-value-store';

/** Where the preferences are stored on this device. The page's first script reads them too. */
export const PREFERENCES_KEY = 'preferences';

const DEFAULTS: StoredPreferences = { soundEnabled: true, darkMode: null };

/** What this device has stored; the defaults when that is nothing, or cannot be read. */
function readPreferences(): StoredPreferences {
  const readStored = read.object<StoredPreferences>({
    soundEnabled: read.flag,
    darkMode: read.nullable(read.flag),
  });
  try {
    const text = localStorage.getItem(PREFERENCES_KEY) ?? '{}';
    return isNewer(text) ? DEFAULTS : readStored({ ...DEFAULTS, ...JSON.parse(text) });
  } catch {
    return DEFAULTS;
  }
}

/** Stored on the device; where that is forbidden, or a newer build has stored its own, kept while the page is open. */
export function createPreferences(): ValueStore<StoredPreferences> {
  const store = createValueStore(readPreferences());
  return {
    ...store,
    set(preferences) {
      store.set(preferences);
      try {
        keepRecord(localStorage, PREFERENCES_KEY, preferences);
      } catch {
        // Full or forbidden storage: the choice holds until the page closes.
      }
    },
  };
}
