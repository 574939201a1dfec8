import { usePlatform } from '@ninefold/platform';
import { ShareButton, type ShareButtonProps } from '@ninefold/web/social';
import { copy } from './copy';

type ShareResultsProps = Pick<ShareButtonProps, 'text' | 'variant'> & { label?: string };

export function ShareResults({ label = copy.share, ...share }: ShareResultsProps) {
  const { siteOrigin } = usePlatform().settings;
  const { copied } = copy;
  return (
    <ShareButton
      {...share}
      label={label}
      copied={copied}
      onCopied={() => {
        // A page of another site is not ours to stop.
        if (!siteOrigin) window.alert(copied);
      }}
    />
  );
}
