import { GUEST } from '@ninefold/contracts';
import { useLocation, useTitle } from '@ninefold/platform';
import { CodeForm, FocusFallback, SignUpLinks } from '@ninefold/web/social';
import { useStoreInvitation } from '@ninefold/web/storage';
import { PageHead } from '../../screen/PageHead';
import { Screen, ScreenSkeleton } from '../../screen/Screen';
import { useLearner } from '../../sessions/use-learner';
import { joinPath } from '../calls';
import { copy } from '../copy';
import { Part } from '../parts/Part';
import parts from '../parts/Parts.module.css';
import { Invitation } from './Invitation';
import { WhatIsSeen } from './WhatIsSeen';

const words = copy.join;

/** `/classes/join` and `/classes/join/:code`. Guests see instructions, and return here. */
export default function JoinPage() {
  useTitle(words.title);
  const learner = useLearner();
  const code = useLocation().pathname.split('/')[3] ?? '';
  if (learner === null) return <ScreenSkeleton />;
  if (learner === GUEST) return <ForGuest code={code} />;
  return (
    <FocusFallback>
      {code === '' ? <EnterCode /> : <Invitation key={`${learner} ${code}`} code={code} />}
    </FocusFallback>
  );
}

function EnterCode() {
  return (
    <Screen>
      <PageHead title={words.title} back={{ to: '/classes', text: copy.back }}>
        <p className={parts['soft']}>{words.lead}</p>
      </PageHead>
      <CodeForm hint={words.codeHint} action={words.look} pathOf={joinPath} />
    </Screen>
  );
}

function ForGuest({ code }: { code: string }) {
  const { pathname } = useLocation();
  const hasCode = code !== '';
  useStoreInvitation(hasCode ? pathname : null);
  return (
    <Screen>
      <header className={parts['head']}>
        <h1>{hasCode ? words.guestTitle : words.title}</h1>
        <p className={parts['soft']}>{hasCode ? words.guestLead : words.guestNoCode}</p>
      </header>
      <SignUpLinks />
      <Part title={words.seen.title}>
        <WhatIsSeen />
      </Part>
    </Screen>
  );
}
