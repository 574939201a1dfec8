import { sharePaths } from 'shared-cards';
import { ShareButton } from 'shared-company';
import { formatClock } from 'shared-puzzle-engine';
import type { ButtonVariant } from '@ninefold/ui';
import { copy } from './challenge-copy';
import { challengePath } from './challenge-path';

import { useSharedLink } from './use-shared-link';

export interface ShareChallengeProps {
  code: string;
  /** What the game is called in the shared text. */
  title: string;
  seconds: number;
  variant: ButtonVariant;
}

/** Sends the link of a challenge. */
export function ShareChallenge({ code, title, seconds, variant }: ShareChallengeProps) {
  const link = useSharedLink(sharePaths.challenge(code), challengePath(code));
  const text = `${copy.canYouBeat(title, formatClock(seconds))}\n${link}`;
  return <ShareButton text={text} label={copy.send} variant={variant} />;
}
