import { useState } from 'react';
import type { ClassOfPupil } from '@ninefold/contracts';
import { useNavigate } from '@ninefold/platform';
import { Button } from '@ninefold/ui';
import { Confirm, Name, NameForm, ReportName } from 'shared-company';
import { PageHead } from '../../screen/PageHead';
import { Screen } from '../../screen/Screen';
import { written } from '../calls';
import { copy } from '../copy';
import { Part } from '../parts/Part';
import parts from '../parts/Parts.module.css';
import { PupilStanding } from '../PupilStanding';
import { useClassCall, useReportName } from '../use-classes';
import { ToDo } from './ToDo';

const words = copy.own;

/** A class as its pupil sees it: what to do, and all that the teacher sees. */
export function PupilPage({ own }: { own: ClassOfPupil }) {
  const { id, name, me } = own;
  const navigate = useNavigate();
  const leave = useClassCall(
    (client) => client.rpc('leave_class', { p_class_id: id }),
    () => void navigate('/classes'),
  );
  const report = useReportName();
  return (
    <Screen>
      <PageHead title={<Name>{name}</Name>} back={{ to: '/classes', text: copy.back }} />
      <ToDo own={own} />
      <Part title={words.seen.title} lead={words.exactly}>
        <OwnName classId={id} name={me.name} />
        <PupilStanding pupil={me} assignments={own.assignments} />
        <p className={parts['soft']}>{words.seen.not}</p>
      </Part>
      <div className={parts['actions']}>
        <Confirm action={words.leave} lead={words.leaveLead} act={() => written(leave.mutateAsync())} />
        <ReportName
          label={words.reportClass}
          name={name}
          act={() => written(report.mutateAsync({ kind: 'class_name', id }))}
        />
      </div>
    </Screen>
  );
}

function OwnName({ classId, name }: { classId: string; name: string }) {
  // null: not opened yet.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const rename = useClassCall((client, p_name: string) =>
    client.rpc('rename_in_class', { p_class_id: classId, p_name }),
  );
  if (!isOpen)
    return (
      <div className={parts['line']}>
        <p>
          {words.name}:{' '}
          <strong>
            <Name>{name}</Name>
          </strong>
        </p>
        <Button
          variant="quiet"
          // It takes the place of the form.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={isOpen === false}
          onClick={() => setOpen(true)}
        >
          {words.rename}
        </Button>
      </div>
    );
  return (
    <NameForm
      label={words.name}
      name={name}
      action={words.save}
      takesFocus
      act={(changed) => written(rename.mutateAsync(changed).then(() => setOpen(false)))}
    />
  );
}
