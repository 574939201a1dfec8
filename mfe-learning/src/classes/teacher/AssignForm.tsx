import { useState } from 'react';
import { ASSIGNMENT_KINDS, type AssignmentKind, type ClassAssignment } from '@ninefold/contracts';
import { callRpc, assignToClassCall } from '@ninefold/contracts/rpc';
import { techniqueTitles } from '@ninefold/web/hints';
import { REASON_KINDS } from 'shared-puzzle-engine';
import { Alert, Button, TextField } from '@ninefold/ui';
import { PATHS } from '../../mastery/paths';
import { titleOf } from '../../next-step/assignment-words';
import { failureOf } from '../calls';
import { copy } from '../copy';
import { type ChosenRule, DoneRuleFields, ruleArgs, USUAL_RULE } from '../done/DoneRuleFields';
import { focusField } from '../parts/focus';
import parts from '../parts/Parts.module.css';
import { SelectField } from '../parts/SelectField';
import { useClassCall } from '../use-classes';
import styles from './Assignments.module.css';

const words = copy.assignments;
const DAY_MS = 86_400_000;
/** Default: one week. */
const USUAL_DAYS = 7;

const dayAfter = (today: string, days: number) =>
  new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);

/** Initial choice per kind. */
const FIRST: Readonly<Record<Exclude<AssignmentKind, 'dailies'>, string>> = {
  skill: PATHS[0]?.skills[0]?.id ?? '',
  placement: PATHS[0]?.levels[0] ?? '',
  technique: REASON_KINDS[0],
};

interface AssignFormProps {
  classId: string;
  assignments: readonly ClassAssignment[];
  today: string;
  onClose: () => void;
}

/** A form for kind, subject, due date and when a skill is done; dailies are assigned for one day. */
export function AssignForm({ classId, assignments, today, onClose }: AssignFormProps) {
  const [kind, setKind] = useState<AssignmentKind>('skill');
  const [chosen, setChosen] = useState(FIRST.skill);
  const [due, setDue] = useState(dayAfter(today, USUAL_DAYS));
  const what = kind === 'dailies' ? due : chosen;
  const existing = assignments.find((one) => one.kind === kind && one.what === what && one.due_on === due);
  const [chosenRule, setRule] = useState<ChosenRule | null>(null);
  // Assigning the same again keeps its rule, unless another one is chosen.
  const rule = chosenRule ?? existing ?? USUAL_RULE;
  const assign = useClassCall((client) =>
    callRpc(client, assignToClassCall, {
      ...{ p_class_id: classId, p_kind: kind, p_what: what, p_due_on: due },
      ...(kind === 'skill' && ruleArgs(rule)),
    }),
  );
  const [assigned, setAssigned] = useState<string>();
  // What it says about the last assignment is not about the next one.
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      assign.reset();
    };
  return (
    <form
      ref={focusField}
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!assign.isPending)
          assign.mutate(undefined, { onSuccess: () => setAssigned(titleOf({ kind, what })) });
      }}
    >
      <div className={styles['fields']}>
        <SelectField
          label={words.kind}
          value={kind}
          onChange={change((value) => {
            const next = ASSIGNMENT_KINDS.find((one) => one === value) ?? 'skill';
            setKind(next);
            setRule(null);
            if (next !== 'dailies') setChosen(FIRST[next]);
          })}
        >
          {ASSIGNMENT_KINDS.map((one) => (
            <option key={one} value={one}>
              {words.kinds[one]}
            </option>
          ))}
        </SelectField>
        {kind !== 'dailies' && (
          <SelectField
            label={words.which[kind]}
            value={chosen}
            onChange={change((value) => {
              setChosen(value);
              setRule(null);
            })}
          >
            <Options kind={kind} />
          </SelectField>
        )}
        <TextField
          label={kind === 'dailies' ? words.dailiesOn : words.dueOn}
          type="date"
          required
          value={due}
          min={today}
          max={dayAfter(today, 366)}
          onChange={change((event) => setDue(event.currentTarget.value))}
        />
        {kind === 'skill' && <DoneRuleFields rule={rule} onChange={change(setRule)} />}
      </div>
      {existing && (assign.isIdle || assign.isError) && <Alert>{words.already}</Alert>}
      <div className={parts['actions']}>
        <Button type="submit" busy={assign.isPending} busyLabel={words.assigning}>
          {words.action}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {assigned === undefined ? copy.cancel : words.done}
        </Button>
      </div>
      {assign.isError && <Alert tone="error">{failureOf(assign.error)}</Alert>}
      {assigned !== undefined && assign.isSuccess && <Alert tone="success">{words.assigned(assigned)}</Alert>}
    </form>
  );
}

function Options({ kind }: { kind: Exclude<AssignmentKind, 'dailies'> }) {
  if (kind === 'technique')
    return REASON_KINDS.map((technique) => (
      <option key={technique} value={technique}>
        {techniqueTitles[technique]}
      </option>
    ));
  if (kind === 'placement')
    return PATHS.map(({ id, title, levels }) => (
      <option key={id} value={levels[0]}>
        {title}
      </option>
    ));
  return PATHS.map(({ id, title, skills }) => (
    <optgroup key={id} label={title}>
      {skills.map((skill) => (
        <option key={skill.id} value={skill.id}>
          {skill.title}
        </option>
      ))}
    </optgroup>
  ));
}
