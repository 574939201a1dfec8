import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { PROFILE_SETUP_REDIRECT_MS } from '@ninefold/contracts';
import { useLocation, useNavigate, usePlatform, useSearchParams } from '@ninefold/platform';
import * as v from 'valibot';
import { patchOf, type ProfileValues } from '../profile-fields';
import { refuseUsername } from '../refuse-username';
import { useSaveProfile, type SaveOutcome } from '../use-save-profile';
import { SETUP_STEPS, STEP_FIELDS, stepOf, suggestUsername } from './steps';

type Failure = Exclude<SaveOutcome, 'saved' | 'taken'>;

/** In the router's state of a step: how many entries of the history lie between it and the wizard's first one. */
const StateSchema = v.fallback(v.object({ setUpDepth: v.number() }), { setUpDepth: 0 });

/** The wizard's state machine. Its step is in the address bar, so that a phone's back button goes one step back. */
export function useSetup(form: UseFormReturn<ProfileValues>, userId: string) {
  const platform = usePlatform();
  const navigate = useNavigate();
  const save = useSaveProfile(userId);
  const [query] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [done, setDone] = useState(false);
  const depth = v.parse(StateSchema, useLocation().state).setUpDepth;

  const step = stepOf(query, form.getValues());
  const index = SETUP_STEPS.indexOf(step);

  useEffect(() => {
    if (!done) return;
    const leave = setTimeout(() => void navigate('/', { replace: true }), PROFILE_SETUP_REDIRECT_MS);
    return () => clearTimeout(leave);
  }, [done, navigate]);

  // Also after a reload: a suggestion that was not saved is gone then.
  useEffect(() => {
    if (step !== 'username' || form.getValues('username')) return;
    form.setValue('username', suggestUsername(form.getValues('firstName')));
  }, [step, form]);

  function show(next: number) {
    setFailure(null);
    void navigate(`/profile?setup=true&step=${SETUP_STEPS[next] ?? step}`, {
      state: { setUpDepth: depth + 1 } satisfies v.InferOutput<typeof StateSchema>,
    });
  }

  async function finish() {
    try {
      await platform.refreshProfile();
    } catch (error) {
      // The profile is saved; the shell reads it again with the next page.
      platform.reportError(error, 'account: refresh after setup');
    }
    setDone(true);
    // To the first step, which the next page then replaces: the back button does not lead into the wizard again.
    if (depth > 0) void navigate(-depth);
  }

  async function next() {
    if (busy || done) return;
    const fields = STEP_FIELDS[step];
    if (!(await form.trigger(fields, { shouldFocus: true }))) return;
    setBusy(true);
    setFailure(null);
    const sent = form.getValues();
    const outcome = await save(patchOf(sent, fields));
    if (outcome === 'taken') {
      refuseUsername(form, sent.username);
    } else if (outcome !== 'saved') {
      setFailure(outcome);
    } else if (index === SETUP_STEPS.length - 1) {
      await finish();
    } else {
      show(index + 1);
    }
    setBusy(false);
  }

  return { step, index, busy, failure, done, next, back: () => show(index - 1) };
}
