import type { ClassOverview, ShownPupil } from '@ninefold/contracts';
import { useNavigate } from '@ninefold/platform';
import { PageHead } from '../../screen/PageHead';
import { Screen } from '../../screen/Screen';
import { failureOf } from '../calls';
import { copy } from '../copy';
import { Confirmed } from '../parts/Confirmed';
import { Name } from '../parts/Name';
import { Part } from '../parts/Part';
import parts from '../parts/Parts.module.css';
import { ReportName } from '../parts/ReportName';
import { PupilStanding } from '../PupilStanding';
import { useClassCall } from '../use-classes';

const words = copy.pupil;

/** One pupil of a class, exactly as the pupil sees themselves there. */
export function PupilDetail({ overview, pupil }: { overview: ClassOverview; pupil: ShownPupil }) {
  const navigate = useNavigate();
  const classAddress = `/classes/${overview.id}`;
  const remove = useClassCall(
    (client) => client.rpc('remove_pupil', { p_pupil_id: pupil.id }),
    () => void navigate(classAddress),
  );
  return (
    <Screen>
      <PageHead
        title={<Name>{pupil.name}</Name>}
        back={{ to: classAddress, text: <Name>{overview.name}</Name> }}
      />
      <Part title={words.standing}>
        <PupilStanding pupil={pupil} assignments={overview.assignments} />
      </Part>
      <div className={parts['actions']}>
        <Confirmed
          action={words.remove}
          lead={words.removeLead}
          busy={remove.isPending}
          failure={failureOf(remove.error)}
          onConfirm={() => remove.mutate()}
        />
        <ReportName of={{ kind: 'pupil_name', id: pupil.id }} label={words.report} />
      </div>
    </Screen>
  );
}
