import { Circle, CircleCheck, CircleDot } from 'lucide-react';
import type { AssignmentState } from '@ninefold/contracts';
import { copy } from '../copy';
import styles from './Parts.module.css';

const SIGNS = { open: Circle, begun: CircleDot, done: CircleCheck } as const;

export function AssignmentStatus({ state }: { state: AssignmentState }) {
  const Sign = SIGNS[state];
  return (
    <span className={styles['work']} data-state={state}>
      <Sign aria-hidden size={18} />
      {copy.assignments.states[state]}
    </span>
  );
}
