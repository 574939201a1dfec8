import { useEffect, useRef, useState } from 'react';
import type { FinishedQuiz, StartedRound, TimedRoundGame } from '@ninefold/contracts';
import { callRpc, startRoundCall } from '@ninefold/contracts/rpc';
import { useDevice } from '@ninefold/web/storage';
import { usePlatform, type Platform } from '@ninefold/platform';
import type { RoundDeal } from '../round/timed-round';
import type { TimedRoundConfig } from '../round/use-timed-round';

/** How long a player waits for the server. */
const TIMEOUT_MS = 1_500;

/**
 * Asks the server for a question set and a ticket, then calls `start`. Guests start immediately; everybody else
 * after the response or the timeout.
 */
export function useStartRound(
  { game, draw, questionSet }: TimedRoundConfig,
  answeredBy: FinishedQuiz['answered_by'],
  start: (deal: RoundDeal) => void,
): { begin(): void; starting: boolean } {
  const { auth, supabase } = usePlatform();
  const { random } = useDevice();
  const [starting, setStarting] = useState(false);
  /** The pending start; cleared when the screen is left. */
  const awaited = useRef<object | null>(null);
  const unchecked: RoundDeal = { purpose: 'unchecked', draw: () => draw(random) };

  useEffect(
    () => () => {
      awaited.current = null;
    },
    [],
  );

  async function begin() {
    if (awaited.current) return;
    if (auth.status !== 'in') return start(unchecked);
    const current = {};
    awaited.current = current;
    setStarting(true);
    const started = await withTimeout(startOnServer(supabase, game, answeredBy));
    if (awaited.current !== current) return;
    awaited.current = null;
    setStarting(false);
    start(started ? counted(started, questionSet(started.question_set)) : unchecked);
  }

  return { begin: () => void begin(), starting };
}

const counted = (
  { ticket }: StartedRound,
  problems: ReturnType<TimedRoundConfig['questionSet']>,
): RoundDeal => ({
  purpose: 'counted',
  ticket,
  draw: (index) => problems[index] ?? null,
});

/** @returns null if the server fails or refuses; the round is then played unchecked */
async function startOnServer(
  supabase: Platform['supabase'],
  p_game_type: TimedRoundGame,
  p_answered_by: FinishedQuiz['answered_by'],
): Promise<StartedRound | null> {
  try {
    return await callRpc(await supabase(), startRoundCall, { p_game_type, p_answered_by });
  } catch {
    return null;
  }
}

function withTimeout<Response>(response: Promise<Response>): Promise<Response | null> {
  return new Promise((resolve) => {
    const timeout = setTimeout(() => resolve(null), TIMEOUT_MS);
    void response.then((value) => {
      clearTimeout(timeout);
      resolve(value);
    });
  });
}
