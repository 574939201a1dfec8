import { useMutation } from '@tanstack/react-query';
import { Swords } from 'lucide-react';
import type { StoredMove } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { Alert, Button } from '@ninefold/ui';
import { useQueries } from '../screen/queries';
import { copy } from './challenge-copy';
import { ShareChallenge } from './ShareChallenge';

export interface ChallengeSomeoneProps {
  /** Of a practice result that the account has. */
  resultId: string;
  /** What the game is called in the shared text. */
  title: string;
  seconds: number;
  moves: readonly StoredMove[] | undefined;
}

/** Makes a link to the same puzzle, and then shares it: a share sheet opens only right after a press. */
export default function ChallengeSomeone({ resultId, title, seconds, moves = [] }: ChallengeSomeoneProps) {
  const { supabase } = usePlatform();
  const make = useMutation(
    {
      mutationKey: ['make challenge'],
      mutationFn: async () => {
        const client = await supabase();
        const { data } = await client
          .rpc('make_challenge', { p_result_id: resultId, p_moves: moves })
          .throwOnError();
        return data.code;
      },
    },
    useQueries(),
  );
  if (make.data) {
    return (
      <div ref={focusFirst}>
        <ShareChallenge code={make.data} title={title} seconds={seconds} variant="secondary" />
      </div>
    );
  }
  return (
    <>
      <Button variant="secondary" busy={make.isPending} busyLabel={copy.making} onClick={() => make.mutate()}>
        <Swords aria-hidden size={18} />
        {copy.challenge}
      </Button>
      {make.isError && <Alert tone="error">{copy.failed}</Alert>}
    </>
  );
}

/** The button that was pressed is gone, and with it the focus. */
const focusFirst = (element: HTMLElement | null) => element?.querySelector('button')?.focus();
