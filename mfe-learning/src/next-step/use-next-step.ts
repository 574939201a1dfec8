import { usePlatform } from '@ninefold/platform';
import { nextStepOf, type NextStep, type Standing } from './next-step';
import { useWishes } from './wishes';

/** @returns what says to the person who is there, or to a guest, what to do next */
export function useNextStep(): (state: Standing) => NextStep {
  const { auth } = usePlatform();
  const wishes = useWishes();
  return (state) => nextStepOf(state, wishes, auth.status === 'out');
}
