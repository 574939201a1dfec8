import type { ClassOverview, StudentProgress } from '@ninefold/contracts';
import { callRpc, removeStudentCall } from '@ninefold/contracts/rpc';
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

const words = copy.student;

/** One student, exactly as the student sees it. */
export function StudentDetail({ overview, student }: { overview: ClassOverview; student: StudentProgress }) {
  const navigate = useNavigate();
  const classAddress = `/classes/${overview.id}`;
  const remove = useClassCall(
    (client) => callRpc(client, removeStudentCall, { p_student_id: student.id }),
    () => void navigate(classAddress),
  );
  const report = useReportName();
  return (
    <Screen>
      <PageHead
        title={<Name>{student.name}</Name>}
        back={{ to: classAddress, text: <Name>{overview.name}</Name> }}
      />
      <Part title={words.standing}>
        <StudentReport student={student} assignments={overview.assignments} />
      </Part>
      <div className={parts['actions']}>
        <Confirm action={words.remove} lead={words.removeLead} act={() => written(remove.mutateAsync())} />
        <ReportName
          label={words.report}
          name={student.name}
          act={() => written(report.mutateAsync({ kind: 'student_name', id: student.id }))}
        />
      </div>
    </Screen>
  );
}
