import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { PROFILE_SETUP_REDIRECT_MS } from '@ninefold/contracts';
import { useLocation, useNavigate, usePlatform, useSearchParams } from '@ninefold/platform';
import * as v from 'valibot';
import { FIELD_NAMES, patchOf, type ProfileValues } from '../profile-fields';
import { copy } from '../copy';
import { showUsernameRefused } from '../show-username-refused';
import { useSaveProfile } from '../use-save-profile';
import { firstOpenStep, LAST_STEP, SETUP_STEPS, STEP_FIELDS, stepOf, suggestUsername } from './steps';

type Failure = 'offline' | 'failed';

/** In the router's state: the number of history entries since the wizard's first step. */
const StateSchema = v.fallback(v.object({ setUpDepth: v.number() }), { setUpDepth: 0 });

/**
 * The wizard's state machine. Its step is in the URL, so that a phone's back button goes one step back. Completed steps
 * are skipped: the last one shows and saves all values.
 */
export function useSetup(form: UseFormReturn<ProfileValues>, userId: string) {
  const platform = usePlatform();
  const navigate = useNavigate();
  const save = useSaveProfile(userId);
  const [query] = useSearchParams();
  const [first] = useState(() => firstOpenStep(form.getValues()));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [done, setDone] = useState(false);
  const [suggested, setSuggested] = useState(() => form.getValues('username'));
  /** A suggested username that somebody else took in the meantime. The field already has another suggestion. */
  const [lost, setLost] = useState<string | null>(null);
  const { state } = useLocation();
  const depth = v.parse(StateSchema, state).setUpDepth;

  const step = stepOf(query, form.getValues(), first);
  const index = SETUP_STEPS.indexOf(step);

  useEffect(() => {
    if (!done) return;
    // The shell redirects from the sign-in page to the page that the person wanted, or to the start page.
    const proceed = () => void navigate('/login', { replace: true, state });
    const leave = setTimeout(proceed, PROFILE_SETUP_REDIRECT_MS);
    return () => clearTimeout(leave);
  }, [done, navigate, state]);

  function show(next: number) {
    setFailure(null);
    setLost(null);
    void navigate(`/profile?setup=true&step=${SETUP_STEPS[next] ?? step}`, {
      state: { ...state, setUpDepth: depth + 1 } satisfies v.InferOutput<typeof StateSchema>,
    });
  }

  /** @param taken a username to avoid */
  function suggest(taken?: string) {
    let username: string;
    do username = suggestUsername(form.getValues('firstName'));
    while (username === taken);
    form.setValue('username', username);
    setSuggested(username);
  }

  /** The person must change the username. */
  function refuse(username: string, message: string) {
    if (index === LAST_STEP) show(SETUP_STEPS.indexOf('username'));
    showUsernameRefused(form, username, message);
  }

  /** A suggestion is replaced. */
  function replace(username: string) {
    if (username === suggested && form.getValues('username') === username) {
      suggest(username);
      return setLost(username);
    }
    refuse(username, copy.fields.usernameTaken);
  }

  async function finish() {
    try {
      await platform.refreshProfile();
    } catch (error) {
      // Only reported, because the profile is saved and the shell reads it with the next page.
      platform.reportError(error, 'account: refresh after setup');
    }
    setDone(true);
    // Goes back to the first step, which the next page replaces, so that the back button does not return to the wizard.
    if (depth > 0) void navigate(-depth);
  }

  async function next() {
    if (busy || done) return;
    const fields = index === LAST_STEP ? FIELD_NAMES : STEP_FIELDS[step];
    if (!(await form.trigger(fields, { shouldFocus: true }))) return;
    setBusy(true);
    setFailure(null);
    setLost(null);
    const sent = form.getValues();
    const outcome = await save(patchOf(sent, fields));
    if (outcome === 'taken') {
      replace(sent.username);
    } else if (typeof outcome === 'object') {
      refuse(sent.username, outcome.username);
    } else if (outcome !== 'saved') {
      setFailure(outcome);
    } else if (index === LAST_STEP) {
      await finish();
    } else {
      if (!sent.username) suggest();
      show(firstOpenStep(form.getValues()));
    }
    setBusy(false);
  }

  return { step, index, busy, failure, lost, done, next, show };
}
