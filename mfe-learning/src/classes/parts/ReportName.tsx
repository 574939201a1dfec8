import { Alert, Button } from '@ninefold/ui';
import { failureOf } from '../calls';
import { copy } from '../copy';
import { useClassCall } from '../use-classes';
import { useFocusAfter } from './focus';

interface ReportNameProps {
  /** Whose name: a class or a pupil, or the class of an invitation. */
  of: { readonly kind: 'class_name' | 'pupil_name'; readonly id: string } | { readonly code: string };
  label: string;
}

/** Reports a name that a person should not have. */
export function ReportName({ of, label }: ReportNameProps) {
  const report = useClassCall<void, unknown>((client) =>
    'code' in of
      ? client.rpc('report_class_invitation', { p_code: of.code })
      : client.rpc('report_name_in_class', { p_kind: of.kind, p_subject_id: of.id }),
  );
  const thanks = useFocusAfter<HTMLDivElement>(report.isSuccess);
  if (report.isSuccess)
    return (
      <div ref={thanks} tabIndex={-1}>
        <Alert tone="success">{copy.pupil.reported}</Alert>
      </div>
    );
  return (
    <>
      <Button variant="quiet" busy={report.isPending} onClick={() => report.mutate()}>
        {label}
      </Button>
      {report.isError && <Alert tone="error">{failureOf(report.error)}</Alert>}
    </>
  );
}
