import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { usePlatform, type Profile } from '@ninefold/platform';
import { copy as authCopy } from '../../auth/copy';
import { FIELD_NAMES, patchOf, type ProfileValues } from '../profile-fields';
import { copy } from '../copy';
import { showUsernameRefused } from '../show-username-refused';
import { useSaveProfile } from '../use-save-profile';

export interface SettingsNotice {
  readonly tone: 'success' | 'error';
  readonly message: string;
}

const NOTICES: Readonly<Record<'saved' | 'offline' | 'failed', SettingsNotice>> = {
  saved: { tone: 'success', message: copy.settings.saved },
  offline: { tone: 'error', message: authCopy.offline },
  failed: { tone: 'error', message: copy.updateFailed },
};
const COUNTRY_FAILED: SettingsNotice = { tone: 'error', message: copy.settings.countryFailed };

/** Saves the form, reports the outcome, and has the shell read the profile again. */
export function useSaveSettings(form: UseFormReturn<ProfileValues>, userId: string, profile: Profile) {
  const platform = usePlatform();
  const save = useSaveProfile(userId);
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<SettingsNotice | null>(null);

  /** The country is saved separately, so that its rejection does not affect the rest. */
  async function saveCountry(values: ProfileValues): Promise<boolean> {
    if (values.country === (profile.country ?? '')) return true;
    return (await save(patchOf(values, ['country']))) === 'saved';
  }

  async function submit(values: ProfileValues) {
    if (busy) return;
    setBusy(true);
    setNotice(null);
    const outcome = await save(
      patchOf(
        values,
        FIELD_NAMES.filter((name) => name !== 'country'),
      ),
    );
    if (outcome === 'taken') {
      showUsernameRefused(form, values.username, copy.fields.usernameTaken);
    } else if (typeof outcome === 'object') {
      showUsernameRefused(form, values.username, outcome.username);
    } else if (outcome === 'saved') {
      setNotice((await saveCountry(values)) ? NOTICES.saved : COUNTRY_FAILED);
      await platform
        .refreshProfile()
        .catch((error: unknown) => platform.reportError(error, 'account: refresh profile'));
    } else {
      setNotice(NOTICES[outcome]);
    }
    setBusy(false);
  }

  return { submit, busy, notice, clearNotice: () => setNotice(null) };
}
