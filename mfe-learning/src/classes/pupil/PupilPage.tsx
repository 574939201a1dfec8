import { useState } from 'react';
import type { ClassOfPupil } from '@ninefold/contracts';
import { useNavigate } from '@ninefold/platform';
import { Button, VisuallyHidden } from '@ninefold/ui';
import { PageHead } from '../../screen/PageHead';
import { Screen } from '../../screen/Screen';
import { failureOf, renameInClass } from '../calls';
import { copy } from '../copy';
import { Confirmed } from '../parts/Confirmed';
import { focusField, useFocusAfter } from '../parts/focus';
import { Name } from '../parts/Name';
import { NameForm } from '../parts/NameForm';
import { Part } from '../parts/Part';
import parts from '../parts/Parts.module.css';
import { ReportName } from '../parts/ReportName';
import { PupilStanding } from '../PupilStanding';
import { useClassCall } from '../use-classes';
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
        <Confirmed
          action={words.leave}
          lead={words.leaveLead}
          busy={leave.isPending}
          busyLabel={words.leaving}
          failure={failureOf(leave.error)}
          onConfirm={() => leave.mutate()}
        />
        <ReportName of={{ kind: 'class_name', id }} label={words.reportClass} />
      </div>
    </Screen>
  );
}

function OwnName({ classId, name }: { classId: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const rename = useClassCall((client, p_name: string) => renameInClass(client, classId, p_name));
  const change = useFocusAfter<HTMLButtonElement>(isOpen);
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
    <div ref={focusField}>
      <NameForm
        label={words.name}
        initial={name}
        action={words.save}
        busy={rename.isPending}
        failure={failureOf(rename.error)}
        onSubmit={(changed) => rename.mutate(changed, { onSuccess: () => setOpen(false) })}
      />
    </div>
  );
}
