import { Link } from '@ninefold/platform';
import { Alert } from '@ninefold/ui';
import { copy } from './board-copy';
import type { BoardVisibility } from './use-board-visibility';

/** Why the change failed, and what helps. */
export function BoardOptInFailure({ failure }: Pick<BoardVisibility, 'failure'>) {
  if (!failure) return null;
  return (
    <Alert tone="error">
      {failure === 'nameless' ? (
        <span>
          {copy.nameFirst} <Link to="/profile">{copy.profile}</Link>
        </span>
      ) : (
        copy[failure]
      )}
    </Alert>
  );
}
