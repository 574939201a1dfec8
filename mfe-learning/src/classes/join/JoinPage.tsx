import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { GUEST, isLinkSecret, typedCode, type Owner } from '@ninefold/contracts';
import { useLocation, usePlatform, useTitle } from '@ninefold/platform';
import { CodeForm, FocusFallback, Name, NameInText, SignUpLinks } from '@ninefold/web/social';
import { useClearInvitation, useStoreInvitation } from '@ninefold/web/storage';
import { PageHead } from '../../screen/PageHead';
import { Screen, ScreenSkeleton } from '../../screen/Screen';
import { useLearner } from '../../sessions/use-learner';
import { joinPath, readPreview } from '../calls';
import { copy } from '../copy';
import { Part } from '../parts/Part';
import parts from '../parts/Parts.module.css';
import { Invitation, Refused } from './Invitation';
import { WhatIsSeen } from './WhatIsSeen';

const words = copy.join;

/**
 * `/classes/join` and `/classes/join/:code`, with a code or the secret of a link. Guests see instructions, and return
 * here.
 */
export default function JoinPage() {
  useTitle(words.title);
  const learner = useLearner();
  const { pathname } = useLocation();
  // As stored, possibly with a trailing slash.
  useClearInvitation(learner === null || learner === GUEST ? null : pathname);
  const given = pathname.split('/')[3] ?? '';
  const code = typedCode(given);
  if (learner === null) return <ScreenSkeleton />;
  if (learner === GUEST) return <ForGuest hasCode={given !== ''} code={code} />;
  return (
    <FocusFallback>{given === '' ? <EnterCode /> : <Opened learner={learner} code={code} />}</FocusFallback>
  );
}

function Opened({ learner, code }: { learner: Owner; code: string | null }) {
  if (code === null) return <Refused found={UNKNOWN} />;
  return <Invitation key={`${learner} ${code}`} code={code} />;
}

const UNKNOWN = { status: 'unknown', class_id: null, wait_seconds: 0 } as const;

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

function ForGuest({ hasCode, code }: { hasCode: boolean; code: string | null }) {
  const { pathname } = useLocation();
  useStoreInvitation(hasCode ? pathname : null);
  if (!hasCode) return <GuestPage title={words.title} lead={words.guestNoCode} />;
  if (code !== null && isLinkSecret(code)) return <GuestOfLink secret={code} />;
  // A code reveals nothing before sign-in: attempts are counted by person.
  return <GuestPage title={words.guestTitle} lead={words.guestLead} />;
}

function GuestOfLink({ secret }: { secret: string }) {
  const { supabase, reportError } = usePlatform();
  const { data: preview, isPending } = useQuery({
    queryKey: ['class preview', secret],
    queryFn: async () => readPreview({ client: await supabase(), reportError }, secret),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (isPending) return <ScreenSkeleton />;
  if (!preview) return <GuestPage title={words.guestTitle} lead={words.guestLead} />;
  const { name, invited_by: teacher } = preview;
  const around = teacher === null ? words.guestClass : words.guestInvited;
  return (
    <GuestPage
      title={
        <>
          {teacher !== null && <Name>{teacher}</Name>}
          <NameInText words={around} name={name} />
        </>
      }
      lead={words.guestLead}
    />
  );
}

function GuestPage({ title, lead }: { title: ReactNode; lead: string }) {
  return (
    <Screen>
      <header className={parts['head']}>
        <h1>{title}</h1>
        <p className={parts['soft']}>{lead}</p>
      </header>
      <SignUpLinks />
      <Part title={words.seen.title}>
        <WhatIsSeen />
      </Part>
    </Screen>
  );
}
