import { Circle, CircleCheck, CircleDot } from 'lucide-react';
import type { AssignmentState } from '@ninefold/contracts';
import { copy } from '../copy';
import styles from './Parts.module.css';

const ICONS = { open: Circle, started: CircleDot, done: CircleCheck } as const;

export function AssignmentStatus({ state }: { state: AssignmentState }) {
  const Icon = ICONS[state];
  return (
    <span className={styles['status']} data-state={state}>
      <Icon aria-hidden size={18} />
      <span>{copy.assignments.states[state]}</span>
    </span>
  );
}
