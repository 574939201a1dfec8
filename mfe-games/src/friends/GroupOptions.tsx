import type { FriendGroup } from '@ninefold/contracts';
import {
  callRpc,
  deleteFriendGroupCall,
  leaveFriendGroupCall,
  renameFriendGroupCall,
  renewFriendGroupCodeCall,
  reportFriendGroupCall,
  revokeFriendGroupCodeCall,
} from '@ninefold/contracts/rpc';
import { useNavigate } from '@ninefold/platform';
import { Dialog } from '@ninefold/ui';
import { Confirm, NameForm, ReportName } from '@ninefold/web/social';
import { copy } from './copy';
import { FRIENDS_PATH } from '../screen/paths';
import { useWrite } from './use-groups';
import { MakeCode } from './MakeCode';
import styles from './Options.module.css';

const words = copy.options;

export interface GroupOptionsProps {
  sheet: FriendGroup;
  onClose(): void;
}

/** The owner's name and invitation of the sheet, and for everybody the way out of it. */
export function GroupOptions({ sheet, onClose }: GroupOptionsProps) {
  const { id, name, code, is_owner: isOwner } = sheet;
  const write = useWrite();
  return (
    <Dialog open onClose={onClose} title={copy.sheet.options}>
      <div className={styles['options']}>
        {isOwner && (
          <>
            <div className={styles['group']}>
              <NameForm
                label={copy.list.name}
                hint={copy.list.nameHint}
                name={name}
                action={words.rename}
                variant="secondary"
                saved={words.done}
                act={(typed) =>
                  write((client) => callRpc(client, renameFriendGroupCall, { p_group_id: id, p_name: typed }))
                }
              />
            </div>
            <div className={styles['group']}>
              <h3>{words.invitation}</h3>
              {code === null ? <MakeCode id={id} /> : <Code id={id} code={code} />}
            </div>
          </>
        )}
        <div className={styles['group']}>
          {!isOwner && (
            <ReportName
              label={words.report}
              name={name}
              act={() =>
                write((client) =>
                  callRpc(client, reportFriendGroupCall, { p_group_id: id, p_member_id: null }),
                )
              }
            />
          )}
          <LeaveActions sheet={sheet} />
        </div>
      </div>
    </Dialog>
  );
}

function Code({ id, code }: { id: string; code: string }) {
  const write = useWrite();
  const sheet = { p_group_id: id };
  return (
    <>
      <p role="status">
        {words.code} <span className={styles['code']}>{code}</span>
      </p>
      <Confirm
        action={words.renew}
        lead={words.renewLead}
        variant="primary"
        done={words.renewed}
        act={() => write((client) => callRpc(client, renewFriendGroupCodeCall, sheet))}
      />
      <Confirm
        action={words.revoke}
        lead={words.revokeLead}
        act={() => write((client) => callRpc(client, revokeFriendGroupCodeCall, sheet))}
      />
    </>
  );
}

/** The ways out. */
function LeaveActions({ sheet: { id, is_owner: isOwner, members } }: { sheet: FriendGroup }) {
  const navigate = useNavigate();
  const write = useWrite();
  const out = () => void navigate(FRIENDS_PATH);
  const isAlone = members.length === 1;
  const leave = isAlone ? words.leaveAlone : `${words.leaveLead}${isOwner ? ` ${words.leaveOwner}` : ''}`;
  return (
    <>
      <Confirm
        action={words.leave}
        lead={leave}
        act={() => write((client) => callRpc(client, leaveFriendGroupCall, { p_group_id: id }), out)}
      />
      {isOwner && !isAlone && (
        <Confirm
          action={words.delete}
          lead={words.deleteLead}
          act={() => write((client) => callRpc(client, deleteFriendGroupCall, { p_group_id: id }), out)}
        />
      )}
    </>
  );
}
