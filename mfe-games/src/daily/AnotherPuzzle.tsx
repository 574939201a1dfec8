import { GUEST } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import MorePuzzlesDialog from '../today/MorePuzzlesDialog';
import type { AttemptId } from '../player/attempts';
import { ElsewhereDialog } from './ElsewhereDialog';
import { LeaveDailyDialog } from './LeaveDailyDialog';

export interface AnotherPuzzleProps {
  id: AttemptId;
  onClose(): void;
}

/** Who asks for another puzzle in a daily: a guest is offered an account, and a player is asked before the daily is left. */
export default function AnotherPuzzle({ id, onClose }: AnotherPuzzleProps) {
  const { siteOrigin } = usePlatform().settings;
  if (siteOrigin) return <ElsewhereDialog onClose={onClose} />;
  if (id.owner === GUEST) return <MorePuzzlesDialog onClose={onClose} />;
  return <LeaveDailyDialog game={id.game} onClose={onClose} />;
}
