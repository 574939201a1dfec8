import { useEffect, useMemo, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { GAMES, PRODUCT_NAME, type GridGame } from '@ninefold/contracts';
import { copy } from './embedded-copy';
import { embeddedDevice } from './embedded-device';
import { embeddedPlatform } from './embedded-platform';
import type { GamesApp } from './load-games';
import { SiteLink } from './platform-module';

export interface EmbeddedDailyProps {
  readonly site: string;
  /** Until it resolves, links lead to the site itself. */
  readonly shareUrl: Promise<string | undefined>;
  readonly game: GridGame;
  readonly Games: GamesApp;
}

/** One daily with its own router and platform, and links to the site. */
export function EmbeddedDaily({ site, shareUrl: read, game, Games }: EmbeddedDailyProps) {
  const [notice, setNotice] = useState('');
  const [shareUrl, setShareUrl] = useState<string>();
  useEffect(() => void read.then(setShareUrl), [read]);
  const platform = useMemo(
    () => embeddedPlatform({ siteOrigin: site, shareUrl }, setNotice),
    [site, shareUrl],
  );
  const { path, title } = GAMES[game];
  return (
    <MemoryRouter initialEntries={[path]}>
      <section aria-label={copy.region(title)} className="daily">
        <Games platform={platform} device={embeddedDevice} />
        <p role="status" className="notice">
          {notice}
        </p>
        <p className="site">
          <SiteLink site={site} to="/">
            <span translate="no">{PRODUCT_NAME}</span>
          </SiteLink>
          <SiteLink site={site} to="/puzzle-games">
            {copy.others}
          </SiteLink>
        </p>
      </section>
    </MemoryRouter>
  );
}
