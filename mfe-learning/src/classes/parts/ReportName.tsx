import { Alert, Button } from '@ninefold/ui';
import { failureOf } from '../calls';
import { copy } from '../copy';
import { useClassCall } from '../use-classes';

interface ReportNameProps {
  kind: 'class_name' | 'pupil_name';
  id: string;
  label: string;
}

/** Reports a name that a person should not have. */
export function ReportName({ kind, id, label }: ReportNameProps) {
  const report = useClassCall((client) =>
    client.rpc('report_name_in_class', { p_kind: kind, p_subject_id: id }),
  );
  if (report.isSuccess) return <Alert tone="success">{copy.pupil.reported}</Alert>;
  return (
    <>
      <Button variant="quiet" busy={report.isPending} onClick={() => report.mutate()}>
        {label}
      </Button>
      {report.isError && <Alert tone="error">{failureOf(report.error)}</Alert>}
    </>
  );
}
