import { GAMES } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { buttonClass, sheetProgress } from '@ninefold/ui';
import { copy } from './copy';
import { ShareSheet, type ShareSheetProps } from './ShareSheet';

/** The first thing to do: the next daily that is open, or, with all of them solved, to share the day. */
export function NextAction(props: Omit<ShareSheetProps, 'variant'>) {
  const { next } = sheetProgress(props.folds);
  if (!next) return <ShareSheet {...props} variant="primary" />;
  const { id, title, xp, started } = next;
  return (
    <Link to={GAMES[id].path} className={buttonClass('primary')}>
      {started ? copy.goOn(title, xp) : copy.next(title, xp)}
    </Link>
  );
}
