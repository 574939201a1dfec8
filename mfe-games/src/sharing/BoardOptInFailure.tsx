import { Link } from '@ninefold/platform';
import { Alert } from '@ninefold/ui';
import { copy } from './board-copy';
import type { BoardVisibility } from './use-board-visibility';

/** Why the switch did not move, and what helps. */
export function BoardOptInFailure({ failure }: Pick<BoardVisibility, 'failure'>) {
  if (!failure) return null;
  return (
    <Alert tone="error">
      {failure === 'nameless' ? (
        <>
          {copy.nameFirst} <Link to="/profile">{copy.profile}</Link>
        </>
      ) : (
        copy[failure]
      )}
    </Alert>
  );
}
