import { useMutation } from '@tanstack/react-query';
import { usePlatform } from '@ninefold/platform';
import { Alert, Button, Dialog } from '@ninefold/ui';
import { useQueries } from '../screen/queries';
import styles from './Boards.module.css';
import { copy } from './copy';

export interface ReportNameProps {
  name: string;
  onClose(): void;
}

/** Asks before a name is reported. */
export function ReportName({ name, onClose }: ReportNameProps) {
  const { supabase, notify } = usePlatform();
  const { reporting } = copy;
  const report = useMutation(
    {
      mutationKey: ['report name'],
      mutationFn: async () => {
        const client = await supabase();
        await client.rpc('report_board_name', { p_username: name }).throwOnError();
      },
      onSuccess: () => {
        notify(reporting.sent, 'success');
        onClose();
      },
    },
    useQueries(),
  );
  return (
    <Dialog open onClose={onClose} title={reporting.title}>
      <p>{reporting.body(name)}</p>
      {report.isError && <Alert tone="error">{reporting.failed}</Alert>}
      <p className={styles['links']}>
        <Button busy={report.isPending} busyLabel={reporting.sending} onClick={() => report.mutate()}>
          {reporting.send}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {reporting.cancel}
        </Button>
      </p>
    </Dialog>
  );
}
