import { sharePaths } from '@ninefold/cards';
import { ShareButton } from '@ninefold/web/social';
import type { ButtonVariant } from '@ninefold/ui';
import { challengePath } from '../screen/paths';
import { useSharedLink } from './use-shared-link';

export interface ShareChallengeProps {
  code: string;
  /** What stands before the link. */
  words: string;
  label: string;
  variant: ButtonVariant;
}

/** Sends the link of a challenge. */
export function ShareChallenge({ code, words, label, variant }: ShareChallengeProps) {
  const link = useSharedLink(sharePaths.challenge(code), challengePath(code));
  return <ShareButton text={`${words}\n${link}`} label={label} variant={variant} />;
}
