import { usePlatform } from '@ninefold/platform';
import type { LearnerState, NextStep } from './learner-state';
import { nextStepOf } from './next-step';
import { useStudyPreferences } from './study-preferences';

/** @returns a function that computes the next step for the current person or guest */
export function useNextStep(): (state: LearnerState) => NextStep {
  const { auth } = usePlatform();
  const preferences = useStudyPreferences();
  return (state) => nextStepOf(state, preferences, auth.status === 'out');
}
