import { useMutation, useQuery } from '@tanstack/react-query';
import type { ChallengeOutcome, Owner, StoredChallengeAttempt } from '@ninefold/contracts';
import {
  callRpc,
  challengeAnswersCall,
  challengeCall,
  myChallengesCall,
  nameChallengeCall,
  nameChallengeAttemptCall,
  reportChallengeNameCall,
  reportChallengerCall,
  startChallengeCall,
  withdrawChallengeCall,
} from '@ninefold/contracts/rpc';
import { usePlatform } from '@ninefold/platform';
import { failureMessage, reportFailure, type Action } from '@ninefold/web/social';
import { useOwner } from '../player/owner';
import { MY_CHALLENGES, useQueries } from '../screen/queries';
import { copy } from './copy';
import { sendAttempt } from './send-attempt';
import { useChallengeAttempts } from './challenge-attempts';

/**
 * The challenge behind a code. It may be withdrawn, so every visit reads it again; a running race is not
 * interrupted.
 */
export function useChallenge(code: string) {
  const { supabase } = usePlatform();
  const owner = useOwner();
  return useQuery(
    {
      queryKey: ['challenge', code, owner],
      staleTime: Infinity,
      gcTime: 0,
      queryFn: async () => callRpc(await supabase(), challengeCall, { p_code: code }),
    },
    useQueries(),
  );
}

/** Records the start of a grid; the server keeps the first call. Without it, the time is only the device's claim. */
export function useStartChallenge(code: string, attempt: string): void {
  const { supabase } = usePlatform();
  useQuery(
    {
      queryKey: ['start challenge', code, attempt],
      staleTime: Infinity,
      queryFn: async () =>
        callRpc(await supabase(), startChallengeCall, { p_code: code, p_attempt: attempt }),
    },
    useQueries(),
  );
}

/** Starts a round. The response has its question set. */
export function useStartRound(code: string) {
  const { supabase } = usePlatform();
  return useMutation(
    {
      mutationKey: ['start round of challenge'],
      mutationFn: async (attempt: string) =>
        callRpc(await supabase(), startChallengeCall, { p_code: code, p_attempt: attempt }),
    },
    useQueries(),
  );
}

const outcomeKey = (owner: Owner, { id, code }: StoredChallengeAttempt) => [
  'answer challenge',
  code,
  id,
  owner,
];

/** Sends a solution until the server has it. @returns both replays, or null if the server refused it */
export function useOutcome(stored: StoredChallengeAttempt) {
  const { supabase } = usePlatform();
  const attempts = useChallengeAttempts();
  const owner = useOwner();
  return useQuery(
    {
      queryKey: outcomeKey(owner, stored),
      staleTime: Infinity,
      // Retries when the network is back.
      networkMode: 'online',
      retry: 10,
      queryFn: async () => {
        const outcome = await sendAttempt(supabase, owner, stored);
        attempts.markSent(owner, stored);
        return outcome;
      },
    },
    useQueries(),
  );
}

/** Whether the challenger sees the player's name. The server answers false for an account without a username. */
export function useNamed(stored: StoredChallengeAttempt) {
  const { supabase } = usePlatform();
  const queries = useQueries();
  const owner = useOwner();
  return useMutation(
    {
      mutationKey: ['name challenge attempt'],
      mutationFn: async (p_named: boolean) =>
        callRpc(await supabase(), nameChallengeAttemptCall, { p_attempt: stored.id, p_named }),
      onSuccess: (named) =>
        queries.setQueryData<ChallengeOutcome | null>(outcomeKey(owner, stored), (outcome) =>
          outcome && 'named' in outcome ? { ...outcome, named } : outcome,
        ),
    },
    queries,
  );
}

/** The page size of `my_challenges()`. */
export const PAGE = 50;

/** The player's challenges, created before a time. */
export function useMyChallenges(before: string | undefined) {
  const { auth, supabase } = usePlatform();
  const owner = useOwner();
  return useQuery(
    {
      queryKey: [MY_CHALLENGES, owner, before],
      enabled: auth.status === 'in',
      queryFn: async () => callRpc(await supabase(), myChallengesCall, { p_before: before }),
    },
    useQueries(),
  );
}

export function useAnswers(code: string) {
  const { supabase } = usePlatform();
  const owner = useOwner();
  return useQuery(
    {
      queryKey: ['challenge answers', code, owner],
      queryFn: async () => callRpc(await supabase(), challengeAnswersCall, { p_code: code }),
    },
    useQueries(),
  );
}

export function useWithdraw(code: string, onDone: () => void): Action {
  const { supabase } = usePlatform();
  const queries = useQueries();
  const { mutateAsync } = useMutation(
    {
      mutationKey: ['withdraw challenge'],
      mutationFn: async () => {
        await callRpc(await supabase(), withdrawChallengeCall, { p_code: code });
        await queries.invalidateQueries({ queryKey: [MY_CHALLENGES] });
      },
      onSuccess: onDone,
    },
    queries,
  );
  return () => failureMessage(mutateAsync(), () => copy.mine.notTakenBack);
}

/** Whether people who open the link see who made it. The server answers false for an account without a username. */
export function useNameChallenge(code: string): Action<[isNamed: boolean]> {
  const { supabase } = usePlatform();
  const queries = useQueries();
  const { mutateAsync } = useMutation(
    {
      mutationKey: ['name challenge'],
      mutationFn: async (p_named: boolean) =>
        callRpc(await supabase(), nameChallengeCall, { p_code: code, p_named }),
      onSuccess: () => queries.invalidateQueries({ queryKey: ['challenge answers', code] }),
    },
    queries,
  );
  return (isNamed) =>
    mutateAsync(isNamed).then(
      (named) => (named === isNamed ? null : copy.mine.nameless),
      () => copy.mine.notNamed,
    );
}

export function useReportChallenger(code: string): Action {
  const { supabase } = usePlatform();
  const { mutateAsync } = useMutation(
    {
      mutationKey: ['report challenger'],
      mutationFn: async () => callRpc(await supabase(), reportChallengerCall, { p_code: code }),
    },
    useQueries(),
  );
  return () => failureMessage(mutateAsync(), reportFailure);
}

export function useReportName(attempt: string): Action {
  const { supabase } = usePlatform();
  const { mutateAsync } = useMutation(
    {
      mutationKey: ['report name'],
      mutationFn: async () => callRpc(await supabase(), reportChallengeNameCall, { p_attempt: attempt }),
    },
    useQueries(),
  );
  return () => failureMessage(mutateAsync(), reportFailure);
}
