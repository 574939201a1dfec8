import type { ClassOverview, StudentProgress } from '@ninefold/contracts';
import { callRpc, removePupilCall } from '@ninefold/contracts/rpc';
import { useNavigate } from '@ninefold/platform';
import { Confirm, Name, ReportName } from '@ninefold/web/social';
import { PageHead } from '../../screen/PageHead';
import { Screen } from '../../screen/Screen';
import { written } from '../calls';
import { copy } from '../copy';
import { Part } from '../parts/Part';
import parts from '../parts/Parts.module.css';
import { StudentReport } from '../StudentReport';
import { useClassCall, useReportName } from '../use-classes';

const words = copy.pupil;

/** One student, exactly as the student sees it. */
export function StudentDetail({ overview, pupil }: { overview: ClassOverview; pupil: StudentProgress }) {
  const navigate = useNavigate();
  const classAddress = `/classes/${overview.id}`;
  const remove = useClassCall(
    (client) => callRpc(client, removePupilCall, { p_pupil_id: pupil.id }),
    () => void navigate(classAddress),
  );
  const report = useReportName();
  return (
    <Screen>
      <PageHead
        title={<Name>{pupil.name}</Name>}
        back={{ to: classAddress, text: <Name>{overview.name}</Name> }}
      />
      <Part title={words.standing}>
        <StudentReport pupil={pupil} assignments={overview.assignments} />
      </Part>
      <div className={parts['actions']}>
        <Confirm action={words.remove} lead={words.removeLead} act={() => written(remove.mutateAsync())} />
        <ReportName
          label={words.report}
          name={pupil.name}
          act={() => written(report.mutateAsync({ kind: 'pupil_name', id: pupil.id }))}
        />
      </div>
    </Screen>
  );
}
