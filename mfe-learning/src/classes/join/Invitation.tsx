import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ClassByCode } from '@ninefold/contracts';
import { repeatsQuietly } from '@ninefold/contracts/rpc';
import { Link, Navigate, usePlatform } from '@ninefold/platform';
import { Alert, buttonClass } from '@ninefold/ui';
import { CodeForm, Name, NameForm, ReportName } from '@ninefold/web/social';
import { PageHead } from '../../screen/PageHead';
import { Screen, ScreenFailure, ScreenSkeleton } from '../../screen/Screen';
import { useLearner } from '../../sessions/use-learner';
import { failureOf, joinClass, joinPath, lookUpCode, reportInvitation } from '../calls';
import { copy, refusals } from '../copy';
import { Part } from '../parts/Part';
import parts from '../parts/Parts.module.css';
import { WhatIsSeen } from './WhatIsSeen';

const words = copy.join;

/** Statuses of a report for an unknown code, one's own code, and too many attempts. */
const NOT_REPORTED: readonly ClassByCode['status'][] = ['wait', 'network-wait', 'unknown', 'own'];

export function Invitation({ code }: { code: string }) {
  const { supabase, reportError } = usePlatform();
  const learner = useLearner();
  const caller = async () => ({ client: await supabase(), reportError });
  // Each answered lookup counts toward twenty attempts per hour.
  const look = useQuery({
    queryKey: ['class code', learner, code],
    queryFn: async () => lookUpCode(await caller(), code),
    staleTime: Infinity,
    retry: repeatsQuietly,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
  const cache = useQueryClient();
  const join = useMutation({
    mutationKey: ['join class'],
    mutationFn: async (name: string) => joinClass(await caller(), code, name),
    onSuccess: ({ status }) =>
      status === 'joined' ? cache.invalidateQueries({ queryKey: ['classes'] }) : undefined,
  });
  const report = useMutation({
    mutationKey: ['report class'],
    mutationFn: async () => reportInvitation(await caller(), code),
  });
  const found = join.data && join.data.status !== 'name-taken' ? join.data : look.data;
  if (!found && look.isFetching) return <ScreenSkeleton />;
  if (!found) return <ScreenFailure title={words.title} onRetry={() => void look.refetch()} />;
  if (found.status === 'joined' && found.class_id !== null)
    return <Navigate to={`/classes/${found.class_id}`} replace />;
  if (found.status !== 'open') return <Refused found={found} />;
  return (
    <Screen>
      <PageHead title={words.title} back={{ to: '/classes', text: copy.back }}>
        <p className={parts['className']}>
          <Name>{found.name ?? ''}</Name>
        </p>
      </PageHead>
      <Part title={words.seen.title}>
        <WhatIsSeen />
      </Part>
      <NameForm
        label={words.name}
        hint={words.nameHint}
        action={words.join}
        act={(name) =>
          join
            .mutateAsync(name)
            .then(({ status }) => (status === 'name-taken' ? refusals[status] : null), failureOf)
        }
      />
      <div>
        <ReportName
          label={copy.own.reportClass}
          name={found.name ?? ''}
          act={() =>
            report
              .mutateAsync()
              .then((answer) => (NOT_REPORTED.includes(answer.status) ? reasonOf(answer) : null), failureOf)
          }
        />
      </div>
    </Screen>
  );
}

export function Refused({ found }: { found: Omit<ClassByCode, 'name'> }) {
  return (
    <Screen>
      <PageHead title={words.title} back={{ to: '/classes', text: copy.back }} />
      <Alert tone={found.status === 'own' ? 'info' : 'warning'}>{reasonOf(found)}</Alert>
      {found.class_id !== null && (
        <div>
          <Link to={`/classes/${found.class_id}`} className={buttonClass()}>
            {words.open}
          </Link>
        </div>
      )}
      {found.status === 'unknown' && <CodeForm hint={words.codeHint} action={words.look} pathOf={joinPath} />}
    </Screen>
  );
}

function reasonOf({ status, wait_seconds: seconds }: Omit<ClassByCode, 'name'>): string {
  if (status === 'own') return words.own;
  if (status === 'full') return words.full;
  if (status === 'too-many') return words.tooMany;
  if (status === 'too-many-joins') return words.tooManyJoins;
  if (status === 'network-wait') return words.networkWait(Math.ceil(seconds / 60));
  return status === 'wait' ? words.wait(Math.ceil(seconds / 60)) : words.unknown;
}
