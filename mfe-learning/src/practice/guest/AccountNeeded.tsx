import { findSkill } from '@ninefold/learning';
import { Link } from '@ninefold/platform';
import { buttonClass, Card } from '@ninefold/ui';
import { pathTitleOf } from '../../mastery/path-words';
import { copy as stepCopy } from '../../next-step/copy';
import { sessionAddress } from '../../next-step/session-address';
import { Screen } from '../../screen/Screen';
import { AccountOffer } from './AccountOffer';
import { copy } from './copy';
import styles from './Guest.module.css';
import type { GuestAccess } from './guest-access';
import { StillOpen } from './StillOpen';

type Needed = Extract<GuestAccess, { kind: 'members' | 'used' }>;

export function AccountNeeded({ access }: { access: Needed }) {
  const open = access.kind === 'used' ? access.open : null;
  const { title, lead } = wordsOf(access);
  return (
    <Screen>
      <Card className={styles['card']}>
        <h1>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
        {open && (
          <div>
            <Link to={sessionAddress(open)} className={buttonClass()}>
              {copy.used.resume}
            </Link>
          </div>
        )}
        <AccountOffer />
      </Card>
      <StillOpen />
    </Screen>
  );
}

function wordsOf(access: Needed): { title: string; lead: string } {
  if (access.kind === 'members') return copy.members;
  const { level, open } = access;
  const lead = open
    ? copy.used.open(stepCopy.session(open, findSkill(open.skill ?? '')?.title))
    : copy.used.done;
  return { title: copy.used.title(pathTitleOf(level)), lead };
}
