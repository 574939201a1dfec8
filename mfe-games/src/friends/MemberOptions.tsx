import type { FriendGroup, GroupMember } from '@ninefold/contracts';
import {
  callRpc,
  transferFriendGroupCall,
  removeFriendGroupMemberCall,
  reportFriendGroupCall,
} from '@ninefold/contracts/rpc';
import { Dialog } from '@ninefold/ui';
import { Confirm, ReportName } from '@ninefold/web/social';
import { copy } from './copy';
import { useWrite } from './use-groups';
import styles from './Options.module.css';

const words = copy.options;

export interface MemberOptionsProps {
  sheet: FriendGroup;
  member: GroupMember;
  onClose(): void;
}

/** What one can do about another person on the sheet. */
export function MemberOptions({ sheet, member, onClose }: MemberOptionsProps) {
  const write = useWrite();
  const { username } = member.player;
  const ids = { p_group_id: sheet.id, p_member_id: member.id };
  return (
    <Dialog open onClose={onClose} title={username}>
      <div className={styles['options']}>
        {sheet.is_owner && (
          <>
            <Confirm
              action={words.handOver}
              lead={words.handOverLead(username)}
              variant="primary"
              act={() => write((client) => callRpc(client, transferFriendGroupCall, ids), onClose)}
            />
            <Confirm
              action={words.remove}
              lead={words.removeLead(username)}
              act={() => write((client) => callRpc(client, removeFriendGroupMemberCall, ids), onClose)}
            />
          </>
        )}
        <ReportName
          label={words.reportUsername}
          name={username}
          act={() => write((client) => callRpc(client, reportFriendGroupCall, ids))}
        />
      </div>
    </Dialog>
  );
}
