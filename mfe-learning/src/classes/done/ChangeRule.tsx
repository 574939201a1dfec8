import { useState } from 'react';
import type { ClassAssignment } from '@ninefold/contracts';
import { assignToClassCall, callRpc } from '@ninefold/contracts/rpc';
import { Alert, Button, VisuallyHidden } from '@ninefold/ui';
import { titleOf } from '../../next-step/assignment-words';
import { failureOf } from '../calls';
import { copy as classCopy } from '../copy';
import { focusField, useFocusWhen } from '../parts/focus';
import parts from '../parts/Parts.module.css';
import { useClassCall } from '../use-classes';
import { copy } from './copy';
import styles from './Done.module.css';
import { DoneRuleFields, ruleArgs } from './DoneRuleFields';
import { ruleOf } from './progress';

interface ChangeRuleProps {
  classId: string;
  assignment: ClassAssignment;
}

/** Changes when an assigned skill is done, even after its due date. */
export function ChangeRule({ classId, assignment }: ChangeRuleProps) {
  const [isOpen, setOpen] = useState(false);
  const [rule, setRule] = useState(assignment);
  const opener = useFocusWhen<HTMLButtonElement>(!isOpen);
  const change = useClassCall(
    (client) =>
      callRpc(client, assignToClassCall, {
        p_class_id: classId,
        p_kind: assignment.kind,
        p_what: assignment.what,
        p_due_on: assignment.due_on,
        ...ruleArgs(rule),
      }),
    () => setOpen(false),
  );
  if (!isOpen)
    return (
      <div className={styles['change']}>
        {change.isSuccess && <Alert tone="success">{copy.changed(ruleOf(assignment) ?? '')}</Alert>}
        <div>
          <Button
            ref={opener}
            variant="quiet"
            onClick={() => {
              setRule(assignment);
              setOpen(true);
            }}
          >
            {copy.change}
            <VisuallyHidden>{copy.of(titleOf(assignment))}</VisuallyHidden>
          </Button>
        </div>
      </div>
    );
  return (
    <form
      ref={focusField}
      className={styles['change']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!change.isPending) change.mutate(undefined);
      }}
    >
      <p className={parts['soft']}>{copy.changeLead}</p>
      <DoneRuleFields rule={rule} onChange={(next) => setRule({ ...assignment, ...next })} />
      <div className={parts['actions']}>
        <Button type="submit" busy={change.isPending} busyLabel={copy.saving}>
          {copy.save}
        </Button>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          {classCopy.cancel}
        </Button>
      </div>
      {change.isError && <Alert tone="error">{failureOf(change.error)}</Alert>}
    </form>
  );
}
