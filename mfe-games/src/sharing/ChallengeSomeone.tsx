import { useMutation } from '@tanstack/react-query';
import { Swords } from 'lucide-react';
import type { GridGame, StoredMove } from '@ninefold/contracts';
import { callRpc, createChallengeCall, createDailyChallengeCall } from '@ninefold/contracts/rpc';
import { Link, useLocation, usePlatform } from '@ninefold/platform';
import { shortestSeconds, type Cells } from 'shared-puzzle-engine';
import { Alert, Button, buttonClass, VisuallyHidden } from '@ninefold/ui';
import { refusalOf } from '@ninefold/web/social';
import { storeInvitation, useDevice } from '@ninefold/web/storage';
import { MY_CHALLENGES, useQueries } from '../screen/queries';
import { copy, type ToBeat } from './challenge-copy';
import { CHALLENGES_PATH } from '../screen/paths';
import { ShareChallenge } from './ShareChallenge';

export interface ChallengeSomeoneProps {
  /** A result of the account, or its daily of an earlier day. */
  subject: string | { readonly game: GridGame; readonly dayKey: string };
  /** The game's name in the shared text. */
  title: string;
  /** Names the game for screen readers if a page has several of these buttons. */
  among?: string;
  result: ToBeat;
  /** Of the grid. The server refuses a time in which nobody solves it. */
  givens?: Cells;
  moves?: readonly StoredMove[] | undefined;
}

/**
 * Creates a challenge link, then offers to share it, because a share dialog opens only right after a press.
 * Guests are led to an account.
 */
export default function ChallengeSomeone(props: ChallengeSomeoneProps) {
  const { auth } = usePlatform();
  const { result, givens } = props;
  if (givens && 'seconds' in result && result.seconds < shortestSeconds(givens)) return null;
  if (auth.status === 'in') return <MakeChallenge {...props} />;
  return auth.status === 'out' && <SignUp {...props} />;
}

function SignUp({ subject, result }: ChallengeSomeoneProps) {
  const device = useDevice();
  const { pathname, search } = useLocation();
  // Guests' rounds are not verified, so they cannot become challenges.
  if (typeof subject !== 'string' || 'score' in result) {
    return (
      <p>
        {copy.nextRound}{' '}
        <Link to="/signup" state={{ from: { pathname, search } }}>
          {copy.signUpForNext}
        </Link>
      </p>
    );
  }
  // After signing up, the list of challenges offers to send it.
  const from = { pathname: CHALLENGES_PATH, search: `?result=${subject}` };
  return (
    <Link
      to="/signup"
      state={{ from }}
      className={buttonClass('quiet')}
      onClick={() => storeInvitation(device, from.pathname + from.search)}
    >
      {copy.signUp}
    </Link>
  );
}

function MakeChallenge({ subject, title, among, result, moves = [] }: ChallengeSomeoneProps) {
  const { supabase } = usePlatform();
  const queries = useQueries();
  const make = useMutation(
    {
      mutationKey: ['make challenge'],
      mutationFn: async (): Promise<{ code: string } | { refusal: string }> => {
        const client = await supabase();
        try {
          return typeof subject === 'string'
            ? await callRpc(client, createChallengeCall, { p_result_id: subject, p_moves: moves })
            : await callRpc(client, createDailyChallengeCall, {
                p_game_type: subject.game,
                p_day_key: subject.dayKey,
                p_moves: moves,
              });
        } catch (error) {
          const refusal = refusalOf(copy.refusals, error);
          if (!refusal) throw error;
          return { refusal };
        }
      },
      onSuccess: () => queries.invalidateQueries({ queryKey: [MY_CHALLENGES] }),
    },
    queries,
  );
  if (make.data && 'code' in make.data) {
    return (
      <div ref={focusFirst}>
        <ShareChallenge
          code={make.data.code}
          words={copy.canYouBeat(title, result)}
          label={copy.send}
          variant="secondary"
        />
      </div>
    );
  }
  return (
    <>
      <Button variant="secondary" busy={make.isPending} busyLabel={copy.making} onClick={() => make.mutate()}>
        <Swords aria-hidden size={18} />
        {copy.challenge}
        {among && <VisuallyHidden>{copy.to(among)}</VisuallyHidden>}
      </Button>
      {make.data && <Alert tone="error">{make.data.refusal}</Alert>}
      {make.isError && <Alert tone="error">{copy.failed}</Alert>}
    </>
  );
}

/** The pressed button disappears, and the focus with it. */
const focusFirst = (element: HTMLElement | null) => element?.querySelector('button')?.focus();
