import { Eye } from 'lucide-react';
import { Link } from '@ninefold/platform';
import { Alert, Button, buttonClass, Card } from '@ninefold/ui';
import { Name, ReportName } from '@ninefold/web/social';
import { SocialPage } from '../screen/SocialPage';
import { copy } from './copy';
import { FRIENDS_PATH } from '../screen/paths';
import { useReportInvitation } from './use-groups';
import styles from './Invitation.module.css';

const words = copy.join;
const [before, after] = words.title;

export interface JoinQuestionProps {
  code: string;
  name: string;
  members: number;
  busy: boolean;
  failed: boolean;
  onJoin(): void;
}

/** Joining is the consent to be seen: what is shown stands above the button. */
export function JoinQuestion({ code, name, members, busy, failed, onJoin }: JoinQuestionProps) {
  const report = useReportInvitation(code);
  return (
    <SocialPage
      title={
        <>
          {before}
          <Name>{name}</Name>
          {after}
        </>
      }
      lead={words.members(members)}
      width="narrow"
    >
      <Card className={styles['shown']}>
        <h2>{words.shownTitle}</h2>
        <ul className={styles['list']}>
          {words.shown.map((line) => (
            <li key={line}>
              <Eye aria-hidden size={18} />
              {line}
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
      {/* Who reads a name can report it, also before joining. */}
      <div>
        <ReportName label={words.report} name={name} act={report} />
      </div>
    </SocialPage>
  );
}
