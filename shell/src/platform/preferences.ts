import * as v from 'valibot';
import { parseNamed, type StoredPreferences, type TextKey } from '@ninefold/contracts';
import { PREFERENCES_KEY } from './preferences-key';
import { createValueStore, type ValueStore } from './create-value-store';

const DEFAULTS: StoredPreferences = { soundEnabled: true, darkMode: null };

const PreferencesSchema: v.GenericSchema<unknown, StoredPreferences> = v.object({
  soundEnabled: v.boolean(),
  darkMode: v.nullable(v.boolean()),
});

/** The stored preferences, or the defaults if there are none or they are unreadable. */
function readPreferences(): StoredPreferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? '{}');
    return parseNamed(PreferencesSchema, { ...DEFAULTS, ...Object(stored) }, PREFERENCES_KEY);
  } catch {
    return DEFAULTS;
  }
}

/** Stored on the device; when storage is blocked, they last as long as the page. */
export function createPreferences(): ValueStore<StoredPreferences> {
  const store = createValueStore(readPreferences());
  return {
    ...store,
    set(preferences) {
      // A remote may have set them.
      store.set(parseNamed(PreferencesSchema, preferences, PREFERENCES_KEY));
      try {
        localStorage.setItem(PREFERENCES_KEY satisfies TextKey, JSON.stringify(preferences));
      } catch {
        // When storage is full or blocked, the choice lasts until the page closes.
      }
    },
  };
}
