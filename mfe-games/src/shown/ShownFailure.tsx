import { Link } from '@ninefold/platform';
import { Alert } from '@ninefold/ui';
import { copy } from './copy';
import type { ShowOnBoards } from './use-show-on-boards';

/** Why the switch did not move, and what helps. */
export function ShownFailure({ failure }: Pick<ShowOnBoards, 'failure'>) {
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
