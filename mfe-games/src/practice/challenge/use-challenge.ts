import { useMutation, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import {
  type ChallengeAnswers,
  ChallengeAnswersSchema,
  ChallengeOutcomeSchema,
  ChallengeSchema,
  MyChallengeSchema,
  parseNamed,
  type StoredMove,
} from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { useOwner } from '../../player/owner';
import { useQueries } from '../../screen/queries';

/** What a link leads to. It does not change while it is open. */
export function useChallenge(code: string) {
  const { supabase } = usePlatform();
  const owner = useOwner();
  return useQuery(
    {
      queryKey: ['challenge', code, owner],
      staleTime: Infinity,
      queryFn: async () => {
        const client = await supabase();
        const { data } = await client.rpc('challenge', { p_code: code }).throwOnError();
        return parseNamed(ChallengeSchema, data, 'challenge()');
      },
    },
    useQueries(),
  );
}

/** The server sees the start once, however often it is told. Without it the time is this device's word. */
export function useStartChallenge(code: string, attempt: string): void {
  const { supabase } = usePlatform();
  useQuery(
    {
      queryKey: ['start challenge', code, attempt],
      staleTime: Infinity,
      queryFn: async () => {
        const client = await supabase();
        const { data } = await client.rpc('start_challenge', { p_code: code, p_try: attempt }).throwOnError();
        return data;
      },
    },
    useQueries(),
  );
}

export interface ChallengeSolution {
  /** Of the try; the server keeps one solution of it. */
  readonly id: string;
  readonly grid: readonly number[];
  readonly seconds: number;
  readonly hints: number;
  readonly moves: readonly StoredMove[];
}

/** Sends a solution until the server has it; the response has both ways. */
export function useOutcome(code: string, { id, grid, seconds, hints, moves }: ChallengeSolution) {
  const { supabase } = usePlatform();
  return useQuery(
    {
      queryKey: ['answer challenge', code, id],
      staleTime: Infinity,
      // Sent again as soon as there is a network.
      networkMode: 'online',
      retry: 10,
      queryFn: async () => {
        const client = await supabase();
        const { data } = await client
          .rpc('answer_challenge', {
            p_code: code,
            p_try: id,
            p_grid: [...grid],
            p_seconds: seconds,
            p_hints: hints,
            p_moves: moves,
            p_named: false,
          })
          .throwOnError();
        return parseNamed(ChallengeOutcomeSchema, data, 'answer_challenge()');
      },
    },
    useQueries(),
  );
}

/** Whether the challenger sees who solved it. */
export function useNamed(attempt: string) {
  const { supabase } = usePlatform();
  return useMutation(
    {
      mutationKey: ['name challenge try'],
      mutationFn: async (p_named: boolean) => {
        const client = await supabase();
        await client.rpc('name_challenge_try', { p_try: attempt, p_named }).throwOnError();
        return p_named;
      },
    },
    useQueries(),
  );
}

const MINE = 'my challenges';

export function useMyChallenges() {
  const { auth, supabase } = usePlatform();
  const owner = useOwner();
  return useQuery(
    {
      queryKey: [MINE, owner],
      enabled: auth.status === 'in',
      queryFn: async () => {
        const client = await supabase();
        const { data } = await client.rpc('my_challenges').throwOnError();
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

export function useWithdraw(code: string, onDone: () => void) {
  const { supabase } = usePlatform();
  const queries = useQueries();
  return useMutation(
    {
      mutationKey: ['withdraw challenge'],
      mutationFn: async () => {
        const client = await supabase();
        await client.rpc('withdraw_challenge', { p_code: code }).throwOnError();
        queries.removeQueries({ queryKey: ['challenge', code] });
        await queries.invalidateQueries({ queryKey: [MINE] });
      },
      onSuccess: onDone,
    },
    queries,
  );
}
