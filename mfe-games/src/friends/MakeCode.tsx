import { callRpc, renewFriendGroupCodeCall } from '@ninefold/contracts/rpc';
import { Alert, Button } from '@ninefold/ui';
import { useAction } from '@ninefold/web/social';
import { copy } from './copy';
import { useWrite } from './use-groups';
import styles from './Options.module.css';

const words = copy.options;

/** Where the invitation was taken back, the owner opens the sheet again. */
export function MakeCode({ id }: { id: string }) {
  const write = useWrite();
  const { run, busy, failure } = useAction(() =>
    write((client) => callRpc(client, renewFriendGroupCodeCall, { p_group_id: id })),
  );
  return (
    <div className={styles['group']}>
      <p>{words.noCode}</p>
      {failure !== null && <Alert tone="error">{failure}</Alert>}
      <div>
        <Button variant="secondary" busy={busy} onClick={() => void run()}>
          {words.makeCode}
        </Button>
      </div>
    </div>
  );
}
