import { useState } from 'react';
import type { FriendsSheet, SheetMember } from '@ninefold/contracts';
import { Alert, Dialog } from '@ninefold/ui';
import { copy } from '../copy';
import { Confirm } from './Confirm';
import styles from './Options.module.css';

const words = copy.options;

export interface MemberOptionsProps {
  sheet: FriendsSheet;
  /** Null while it is closed. */
  member: SheetMember | null;
  onClose(): void;
}

/** What one can do about another person on the sheet. */
export function MemberOptions({ sheet, member, onClose }: MemberOptionsProps) {
  return (
    <Dialog open={member !== null} onClose={onClose} title={member?.player.username ?? ''}>
      {member && <Actions sheet={sheet} member={member} onClose={onClose} />}
    </Dialog>
  );
}

function Actions({ sheet, member, onClose }: MemberOptionsProps & { member: SheetMember }) {
  const [reported, setReported] = useState(false);
  const { username } = member.player;
  const place = { p_sheet_id: sheet.id, p_member_id: member.id };
  return (
    <div className={styles['options']}>
      {reported ? (
        <Alert tone="success">{words.reported}</Alert>
      ) : (
        <Confirm
          label={words.reportUsername}
          lead={words.reportLead}
          variant="primary"
          call={(client) => client.rpc('report_friends_sheet', place)}
          onDone={() => setReported(true)}
        />
      )}
      {sheet.is_owner && (
        <>
          <Confirm
            label={words.handOver}
            lead={words.handOverLead(username)}
            variant="primary"
            call={(client) => client.rpc('hand_over_friends_sheet', place)}
            onDone={onClose}
          />
          <Confirm
            label={words.remove}
            lead={words.removeLead(username)}
            variant="danger"
            call={(client) => client.rpc('remove_sheet_member', place)}
            onDone={onClose}
          />
        </>
      )}
    </div>
  );
}
