import type { ClassOverview } from '@ninefold/contracts';
import { useSearchParams } from '@ninefold/platform';
import { Name } from '@ninefold/web/social';
import { PageHead } from '../../screen/PageHead';
import { Screen } from '../../screen/Screen';
import { copy } from '../copy';
import { addUp } from '../mistakes/add-up';
import { Mistakes } from '../mistakes/Mistakes';
import { Part } from '../parts/Part';
import parts from '../parts/Parts.module.css';
import { Assignments } from './Assignments';
import { ClassSettings } from './ClassSettings';
import { CodeCard } from './CodeCard';
import { Mastery } from './Mastery';
import { StudentDetail } from './StudentDetail';

/** `?student=` selects one student. */
export function TeacherPage({ overview }: { overview: ClassOverview }) {
  const [query] = useSearchParams();
  const student = overview.students.find(({ id }) => id === query.get('student'));
  if (student) return <StudentDetail key={student.id} overview={overview} student={student} />;
  const isEmpty = overview.students.length === 0;
  return (
    <Screen>
      <PageHead title={<Name>{overview.name}</Name>} back={{ to: '/classes', text: copy.back }}>
        <p className={parts['soft']}>{copy.teaching.students(overview.students.length)}</p>
      </PageHead>
      {isEmpty && <CodeCard overview={overview} />}
      <Assignments overview={overview} />
      {!isEmpty && (
        <>
          <Mastery overview={overview} />
          <Part title={copy.mistakes.title} lead={copy.mistakes.lead}>
            <Mistakes totals={addUp(overview.students)} showsStudents />
          </Part>
          <CodeCard overview={overview} />
        </>
      )}
      <ClassSettings overview={overview} />
    </Screen>
  );
}
