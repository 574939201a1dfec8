import type { Owner } from '@ninefold/contracts';
import type { ButtonVariant } from '@ninefold/ui';
import { sharePaths } from '@ninefold/cards';
import { HUB_PATH } from '../screen/paths';
import { dailySubject } from '../sharing/daily-subject';
import { ShareResults } from '../sharing/ShareResults';
import { dayToShare } from '../sharing/day-text';
import { useSharedLink } from '../sharing/use-shared-link';
import { useAttempts } from '../player/attempts';
import { copy } from './copy';
import type { PlayerDaily } from './use-todays-dailies';

export interface ShareDayProps {
  owner: Owner;
  dayKey: string;
  /** All of them are solved. */
  dailies: readonly PlayerDaily[];
  streak?: number | undefined;
  variant: ButtonVariant;
}

/** Shares the whole day once all dailies are solved. */
export function ShareDay({ owner, dayKey, dailies, streak, variant }: ShareDayProps) {
  const attempts = useAttempts();
  const games = dailies.map(({ id: game, seconds }) =>
    dailySubject({ game, dayKey, attempt: attempts.get({ owner, game, dayKey }), seconds: seconds ?? 0 }),
  );
  const seconds = games.reduce((sum, game) => sum + game.seconds, 0);
  const link = useSharedLink(sharePaths.stamp(dayKey, seconds), HUB_PATH);
  const text = dayToShare({ dayKey, streak, link, games });
  return <ShareResults text={text} variant={variant} label={copy.sharePuzzles} />;
}
