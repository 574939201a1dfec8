import { useState } from 'react';
import type { FriendsSheet } from '@ninefold/contracts';
import { useNavigate } from '@ninefold/platform';
import { Alert, Button, Dialog } from '@ninefold/ui';
import { copy } from '../copy';
import { NameForm } from '../NameForm';
import { FRIENDS_PATH } from '../paths';
import { useWrite } from '../use-sheets';
import { Confirm } from './Confirm';
import styles from './Options.module.css';

const words = copy.options;

export interface SheetOptionsProps {
  sheet: FriendsSheet;
  open: boolean;
  onClose(): void;
}

/** The owner's name and invitation of the sheet, and for everybody the way out of it. */
export function SheetOptions({ sheet, open, onClose }: SheetOptionsProps) {
  return (
    <Dialog open={open} onClose={onClose} title={copy.sheet.options}>
      <div className={styles['options']}>
        {sheet.is_owner && (
          <>
            <div className={styles['group']}>
              <Rename sheet={sheet} />
            </div>
            <div className={styles['group']}>
              <Code sheet={sheet} />
            </div>
          </>
        )}
        <div className={styles['group']}>
          {!sheet.is_owner && <ReportName sheet={sheet} />}
          <Ways sheet={sheet} />
        </div>
      </div>
    </Dialog>
  );
}

function Rename({ sheet: { id, name } }: { sheet: FriendsSheet }) {
  const [saved, setSaved] = useState(false);
  const { write, busy, failure } = useWrite(() => setSaved(true));
  return (
    <>
      <NameForm
        name={name}
        submitLabel={words.rename}
        busyLabel={words.working}
        busy={busy}
        failure={failure}
        variant="secondary"
        onSubmit={(typed) => {
          setSaved(false);
          write((client) => client.rpc('rename_friends_sheet', { p_sheet_id: id, p_name: typed }));
        }}
      />
      {saved && <Alert tone="success">{words.done}</Alert>}
    </>
  );
}

function Code({ sheet: { id, code } }: { sheet: FriendsSheet }) {
  const [renewed, setRenewed] = useState(false);
  const made = useWrite(() => setRenewed(true));
  const renew = { p_sheet_id: id };
  return (
    <>
      <h3>{words.invitation}</h3>
      {code === null ? (
        <>
          <p>{words.noCode}</p>
          {made.failure && <Alert tone="error">{made.failure}</Alert>}
          <div>
            <Button
              variant="secondary"
              busy={made.busy}
              busyLabel={words.working}
              onClick={() => made.write((client) => client.rpc('renew_friends_code', renew))}
            >
              {words.makeCode}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>
            {words.code} <span className={styles['code']}>{code}</span>
          </p>
          {renewed && <Alert tone="success">{words.done}</Alert>}
          <Confirm
            label={words.renew}
            lead={words.renewLead}
            variant="primary"
            call={(client) => client.rpc('renew_friends_code', renew)}
            onDone={() => setRenewed(true)}
          />
          <Confirm
            label={words.revoke}
            lead={words.revokeLead}
            variant="danger"
            call={(client) => client.rpc('revoke_friends_code', renew)}
            onDone={() => setRenewed(false)}
          />
        </>
      )}
    </>
  );
}

function ReportName({ sheet: { id } }: { sheet: FriendsSheet }) {
  const [reported, setReported] = useState(false);
  if (reported) return <Alert tone="success">{words.reported}</Alert>;
  return (
    <Confirm
      label={words.report}
      lead={words.reportLead}
      variant="primary"
      call={(client) => client.rpc('report_friends_sheet', { p_sheet_id: id, p_member_id: null })}
      onDone={() => setReported(true)}
    />
  );
}

/** The ways out. */
function Ways({ sheet: { id, is_owner: isOwner, members } }: { sheet: FriendsSheet }) {
  const navigate = useNavigate();
  const out = () => void navigate(FRIENDS_PATH);
  const isAlone = members.length === 1;
  const leave = isAlone ? words.leaveAlone : `${words.leaveLead}${isOwner ? ` ${words.leaveOwner}` : ''}`;
  return (
    <>
      <Confirm
        label={words.leave}
        lead={leave}
        variant="danger"
        call={(client) => client.rpc('leave_friends_sheet', { p_sheet_id: id })}
        onDone={out}
      />
      {isOwner && !isAlone && (
        <Confirm
          label={words.delete}
          lead={words.deleteLead}
          variant="danger"
          call={(client) => client.rpc('delete_friends_sheet', { p_sheet_id: id })}
          onDone={out}
        />
      )}
    </>
  );
}
