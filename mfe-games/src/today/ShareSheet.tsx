import type { Owner } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import type { ButtonVariant } from '@ninefold/ui';
import { HUB_PATH } from '../screen/use-dashboard-path';
import { dailySubject } from '../finished/daily-subject';
import { ShareButton } from '../finished/ShareButton';
import { sheetToShare } from '../finished/sheet-text';
import { useAttempts } from '../player/attempts';
import { copy } from './copy';
import type { DailyFold } from './use-todays-sheet';

export interface ShareSheetProps {
  owner: Owner;
  dayKey: string;
  /** Every one of them is solved. */
  folds: readonly DailyFold[];
  streak?: number | undefined;
  variant: ButtonVariant;
}

/** Shares the whole day, once all of it is solved. */
export function ShareSheet({ owner, dayKey, folds, streak, variant }: ShareSheetProps) {
  const attempts = useAttempts();
  const { siteOrigin } = usePlatform().settings;
  const games = folds.map(({ id: game, seconds }) =>
    dailySubject({ game, dayKey, attempt: attempts.get({ owner, game, dayKey }), seconds: seconds ?? 0 }),
  );
  const text = sheetToShare({ dayKey, streak, path: HUB_PATH, games }, siteOrigin);
  return <ShareButton text={text} variant={variant} label={copy.shareSheet} />;
}
