import { useState } from 'react';
import type { StudentClass } from '@ninefold/contracts';
import { callRpc, leaveClassCall } from '@ninefold/contracts/rpc';
import { useNavigate } from '@ninefold/platform';
import { Button, VisuallyHidden } from '@ninefold/ui';
import { Confirm, Name, NameForm, ReportName } from '@ninefold/web/social';
import { PageHead } from '../../screen/PageHead';
import { Screen } from '../../screen/Screen';
import { renameInClass, written } from '../calls';
import { copy } from '../copy';
import { useFocusWhen } from '../parts/focus';
import { Part } from '../parts/Part';
import parts from '../parts/Parts.module.css';
import { StudentReport } from '../StudentReport';
import { useClassCall, useReportName } from '../use-classes';
import { ToDo } from './ToDo';

const words = copy.own;

export function StudentPage({ own }: { own: StudentClass }) {
  const { id, name, me } = own;
  const navigate = useNavigate();
  const leave = useClassCall(
    (client) => callRpc(client, leaveClassCall, { p_class_id: id }),
    () => void navigate('/classes'),
  );
  const report = useReportName();
  return (
    <Screen>
      <PageHead title={<Name>{name}</Name>} back={{ to: '/classes', text: copy.back }} />
      <ToDo own={own} />
      <Part title={words.seen.title} lead={words.exactly}>
        <OwnName classId={id} name={me.name} />
        <StudentReport student={me} assignments={own.assignments} />
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
  const [isOpen, setOpen] = useState(false);
  const rename = useClassCall((client, p_name: string) => renameInClass(client, classId, p_name));
  const change = useFocusWhen<HTMLButtonElement>(!isOpen);
  if (!isOpen)
    return (
      <div className={parts['line']}>
        <p>
          {words.name}:{' '}
          <strong>
            <Name>{name}</Name>
          </strong>
        </p>
        <Button ref={change} variant="quiet" onClick={() => setOpen(true)}>
          {words.rename}
          <VisuallyHidden> {words.ownName}</VisuallyHidden>
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
