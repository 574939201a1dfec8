import { createValueStore, type ValueStore } from './create-value-store';
import { PREFERENCES_KEY } from './preferences-key';

/** What a person chose on this device. */
export interface StoredPreferences {
  readonly soundEnabled: boolean;
  /** null follows the system's setting. */
  readonly darkMode: boolean | null;
}

const DEFAULTS: StoredPreferences = { soundEnabled: true, darkMode: null };

/** Kept in local storage; where that is forbidden, for as long as the page lives. */
export function createPreferences(): ValueStore<StoredPreferences> {
  const store = createValueStore(read());
  return {
    ...store,
    set(preferences) {
      store.set(preferences);
      try {
        localStorage.setItem(PREFERENCES_KEY, JSON.stringify(preferences));
      } catch {
        // Full or forbidden storage: the choice holds until the page closes.
      }
    },
  };
}

function read(): StoredPreferences {
  try {
    const stored = JSON.parse(
      localStorage.getItem(PREFERENCES_KEY) ?? '{}',
    ) as Partial<StoredPreferences> | null;
    return {
      soundEnabled: stored?.soundEnabled !== false,
      darkMode: typeof stored?.darkMode === 'boolean' ? stored.darkMode : DEFAULTS.darkMode,
    };
  } catch {
    return DEFAULTS;
  }
}
