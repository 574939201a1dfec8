import { Eye } from 'lucide-react';
import { Link } from '@ninefold/platform';
import { Alert, Button, buttonClass, Card } from '@ninefold/ui';
import { NameInText, ReportName } from '@ninefold/web/social';
import { SocialPage } from '../screen/SocialPage';
import { copy } from './copy';
import { FRIENDS_PATH } from '../screen/paths';
import { useReportInvitation } from './use-groups';
import styles from './Invitation.module.css';

const words = copy.join;

export interface JoinQuestionProps {
  code: string;
  name: string;
  members: number;
  busy: boolean;
  failed: boolean;
  onJoin(): void;
}

/** Joining is the consent to be seen, so what others will see is listed above the button. */
export function JoinQuestion({ code, name, members, busy, failed, onJoin }: JoinQuestionProps) {
  const report = useReportInvitation(code);
  return (
    <SocialPage
      title={<NameInText words={words.title} name={name} />}
      lead={words.members(members)}
      width="narrow"
    >
      <Card className={styles['shown']}>
        <h2>{words.shownTitle}</h2>
        <ul className={styles['list']}>
          {words.shown.map((line) => (
            <li key={line}>
              <Eye aria-hidden size={18} />
              <span>{line}</span>
            </li>
          ))}
        </ul>
        <p className={styles['quiet']}>{words.sameForYou}</p>
      </Card>
      {failed && <Alert tone="error">{copy.notDone}</Alert>}
      <p className={styles['actions']}>
        <Button busy={busy} busyLabel={words.joining} onClick={onJoin}>
          {words.join}
        </Button>
        <Link to={FRIENDS_PATH} className={buttonClass('secondary')}>
          {words.notNow}
        </Link>
      </p>
      {/* People who can read a name can report it, even before joining. */}
      <div>
        <ReportName label={words.report} name={name} act={report} />
      </div>
    </SocialPage>
  );
}
