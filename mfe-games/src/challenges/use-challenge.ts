import { useMutation, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import {
  type ChallengeAnswers,
  type ChallengeOutcome,
  ChallengeAnswersSchema,
  ChallengeOutcomeSchema,
  ChallengeSchema,
  MyChallengeSchema,
  type Owner,
  parseNamed,
  StartedChallengeSchema,
  type StartedChallenge,
  type StoredChallengeAttempt,
} from '@ninefold/contracts';
import { usePlatform, type Platform } from '@ninefold/platform';
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
      queryFn: async () => {
        const client = await supabase();
        const { data } = await client.rpc('challenge', { p_code: code }).throwOnError();
        return parseNamed(ChallengeSchema, data, 'challenge()');
      },
    },
    useQueries(),
  );
}

async function askToStart(
  supabase: Platform['supabase'],
  p_code: string,
  p_attempt: string,
): Promise<StartedChallenge> {
  const client = await supabase();
  const { data } = await client.rpc('start_challenge', { p_code, p_attempt }).throwOnError();
  return parseNamed(StartedChallengeSchema, data, 'start_challenge()');
}

/**
 * Records the start of a grid; the server keeps the first call. Without it, the time is only the device's
 * claim.
 */
export function useStartChallenge(code: string, attempt: string): void {
  const { supabase } = usePlatform();
  useQuery(
    {
      queryKey: ['start challenge', code, attempt],
      staleTime: Infinity,
      queryFn: () => askToStart(supabase, code, attempt),
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
      mutationFn: (attempt: string) => askToStart(supabase, code, attempt),
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
        const response = await sendAttempt(supabase, owner, stored);
        const outcome = response && parseNamed(ChallengeOutcomeSchema, response, 'answer_challenge()');
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
      mutationFn: async (p_named: boolean) => {
        const client = await supabase();
        const { data } = await client
          .rpc('name_challenge_attempt', { p_attempt: stored.id, p_named })
          .throwOnError();
        return data;
      },
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
      queryFn: async () => {
        const client = await supabase();
        const { data } = await client
          .rpc('my_challenges', before === undefined ? {} : { p_before: before })
          .throwOnError();
        return parseNamed(v.array(MyChallengeSchema), data, 'my_challenges()');
      },
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
      queryFn: async (): Promise<ChallengeAnswers> => {
        const client = await supabase();
        const { data } = await client.rpc('challenge_answers', { p_code: code }).throwOnError();
        return parseNamed(ChallengeAnswersSchema, data, 'challenge_answers()');
      },
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
        const client = await supabase();
        await client.rpc('withdraw_challenge', { p_code: code }).throwOnError();
        await queries.invalidateQueries({ queryKey: [MY_CHALLENGES] });
      },
      onSuccess: onDone,
    },
    queries,
  );
  return () => failureMessage(mutateAsync(), () => copy.mine.notTakenBack);
}

export function useReportName(attempt: string): Action {
  const { supabase } = usePlatform();
  const { mutateAsync } = useMutation(
    {
      mutationKey: ['report name'],
      mutationFn: async () => {
        const client = await supabase();
        await client.rpc('report_challenge_name', { p_attempt: attempt }).throwOnError();
      },
    },
    useQueries(),
  );
  return () => failureMessage(mutateAsync(), reportFailure);
}
