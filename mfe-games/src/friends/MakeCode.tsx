import { callRpc, renewFriendGroupCodeCall } from '@ninefold/contracts/rpc';
import { Alert, Button } from '@ninefold/ui';
import { useAction } from '@ninefold/web/social';
import { copy } from './copy';
import { useWrite } from './use-groups';
import styles from './Options.module.css';

const words = copy.options;

export interface MakeCodeProps {
  id: string;
  lead?: string;
  action?: string;
}

/** Lets the owner create a new code after revoking the invitation, or after the old one has expired. */
export function MakeCode({ id, lead = words.noCode, action = words.makeCode }: MakeCodeProps) {
  const write = useWrite();
  const { run, busy, failure } = useAction(() =>
    write((client) => callRpc(client, renewFriendGroupCodeCall, { p_group_id: id })),
  );
  return (
    <div className={styles['group']}>
      <p>{lead}</p>
      {failure !== null && <Alert tone="error">{failure}</Alert>}
      <div>
        <Button variant="secondary" busy={busy} onClick={() => void run()}>
          {action}
        </Button>
      </div>
    </div>
  );
}
