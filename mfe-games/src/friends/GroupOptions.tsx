import type { FriendGroup } from '@ninefold/contracts';
import {
  callRpc,
  deleteFriendGroupCall,
  leaveFriendGroupCall,
  renameFriendGroupCall,
  renewFriendGroupCodeCall,
  reportFriendGroupCall,
  revokeFriendGroupCodeCall,
  showFriendGroupPreviewCall,
} from '@ninefold/contracts/rpc';
import { useNavigate } from '@ninefold/platform';
import { Dialog } from '@ninefold/ui';
import { Confirm, InvitationCode, NameForm, PreviewChoice, ReportName } from '@ninefold/web/social';
import { copy } from './copy';
import { FRIENDS_PATH } from '../screen/paths';
import { useWrite } from './use-groups';
import { MakeCode } from './MakeCode';
import styles from './Options.module.css';

const words = copy.options;

export interface GroupOptionsProps {
  group: FriendGroup;
  onClose(): void;
}

/** Name and invitation for the owner; reporting and leaving for everybody. */
export function GroupOptions({ group, onClose }: GroupOptionsProps) {
  const { id, name, link_secret: secret, is_owner: isOwner } = group;
  const write = useWrite();
  return (
    <Dialog open onClose={onClose} title={copy.group.options}>
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
              {secret === null ? <MakeCode id={id} /> : <Invitation group={group} />}
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
          <LeaveActions group={group} />
        </div>
      </div>
    </Dialog>
  );
}

function Invitation({ group: { id, code, code_expires_on, shows_preview } }: { group: FriendGroup }) {
  const write = useWrite();
  const group = { p_group_id: id };
  const until = copy.until(code_expires_on ?? '');
  return (
    <>
      <div role="status" className={styles['region']}>
        {code !== null && <InvitationCode code={code} note={words.codeNote(until)} />}
      </div>
      {code === null ? (
        <MakeCode id={id} lead={words.expired(until)} action={words.renew} />
      ) : (
        <Confirm
          action={words.renew}
          lead={words.renewLead}
          variant="primary"
          done={words.renewed}
          act={() => write((client) => callRpc(client, renewFriendGroupCodeCall, group))}
        />
      )}
      <PreviewChoice
        label={words.preview}
        isShown={shows_preview}
        act={(p_shown) =>
          write((client) => callRpc(client, showFriendGroupPreviewCall, { ...group, p_shown }))
        }
      />
      <Confirm
        action={words.revoke}
        lead={words.revokeLead}
        act={() => write((client) => callRpc(client, revokeFriendGroupCodeCall, group))}
      />
    </>
  );
}

function LeaveActions({ group: { id, is_owner: isOwner, members } }: { group: FriendGroup }) {
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
