import type { FriendGroup, GroupMember } from '@ninefold/contracts';
import {
  callRpc,
  transferFriendGroupCall,
  removeFriendGroupMemberCall,
  reportFriendGroupCall,
} from '@ninefold/contracts/rpc';
import { Dialog } from '@ninefold/ui';
import { Confirm, Name, NameInText, ReportName } from '@ninefold/web/social';
import { copy } from './copy';
import { useWrite } from './use-groups';
import styles from './Options.module.css';

const words = copy.options;

export interface MemberOptionsProps {
  group: FriendGroup;
  member: GroupMember;
  onClose(): void;
}

/** Actions on another member. */
export function MemberOptions({ group, member, onClose }: MemberOptionsProps) {
  const write = useWrite();
  const { username } = member.player;
  const ids = { p_group_id: group.id, p_member_id: member.id };
  return (
    <Dialog open onClose={onClose} title={<Name>{username}</Name>}>
      <div className={styles['options']}>
        {group.is_owner && (
          <>
            <Confirm
              action={words.handOver}
              lead={<NameInText words={words.handOverLead} name={username} />}
              variant="primary"
              act={() => write((client) => callRpc(client, transferFriendGroupCall, ids), onClose)}
            />
            <Confirm
              action={words.remove}
              lead={<NameInText words={words.removeLead} name={username} />}
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
