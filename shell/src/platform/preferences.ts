import * as v from 'valibot';
import { parseNamed, type StoredPreferences, type TextKey } from '@ninefold/contracts';
import { createValueStore, type ValueStore } from './create-value-store';

/** Where the preferences are stored on this device. The page's first script reads them too. */
export const PREFERENCES_KEY = 'preferences';

const DEFAULTS: StoredPreferences = { soundEnabled: true, darkMode: null };

const PreferencesSchema: v.GenericSchema<unknown, StoredPreferences> = v.object({
  soundEnabled: v.boolean(),
  darkMode: v.nullable(v.boolean()),
});

/** What this device has stored; the defaults when that is nothing, or cannot be read. */
function readPreferences(): StoredPreferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? '{}');
    return parseNamed(PreferencesSchema, { ...DEFAULTS, ...Object(stored) }, PREFERENCES_KEY);
  } catch {
    return DEFAULTS;
  }
}

/** Stored on the device; where that is forbidden, kept while the page is open. */
export function createPreferences(): ValueStore<StoredPreferences> {
  const store = createValueStore(readPreferences());
  return {
    ...store,
    set(preferences) {
      store.set(preferences);
      try {
        localStorage.setItem(PREFERENCES_KEY satisfies TextKey, JSON.stringify(preferences));
      } catch {
        // Full or forbidden storage: the choice holds until the page closes.
      }
    },
  };
}
