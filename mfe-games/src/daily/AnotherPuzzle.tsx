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

/** "New Puzzle" in a daily: guests are offered an account, and players are asked before they leave the daily. */
export default function AnotherPuzzle({ id, onClose }: AnotherPuzzleProps) {
  const { siteOrigin } = usePlatform().settings;
  if (siteOrigin) return <ElsewhereDialog onClose={onClose} />;
  if (id.owner === GUEST) return <MorePuzzlesDialog onClose={onClose} />;
  return <LeaveDailyDialog game={id.game} onClose={onClose} />;
}
