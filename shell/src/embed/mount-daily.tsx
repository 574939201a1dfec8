import { createRoot } from 'react-dom/client';
import figures from '@ninefold/ui/fonts/figures.woff2';
import { ignoreHeldKeys } from '../input/held-keys';
import { countUnsteadyPresses } from '../input/unsteady-presses';
import type { MountDaily } from './daily-element';
import { EmbeddedDaily } from './EmbeddedDaily';
import { adoptStyles } from './embedded-styles';
import { loadGames, readShareUrl } from './load-games';

export const mountDaily: MountDaily = async ({ site, game, shadow, container, retry, onFailure }) => {
  loadFigures();
  const shareUrl = readShareUrl(site);
  const Games = await loadGames(site, retry);
  const ends = [adoptStyles(shadow), ignoreHeldKeys(shadow), countUnsteadyPresses(shadow)];
  const root = createRoot(container, { onUncaughtError: onFailure });
  root.render(<EmbeddedDaily site={site} shareUrl={shareUrl} game={game} Games={Games} />);
  return () => {
    root.unmount();
    for (const end of ends) end();
  };
};

let isLoaded = false;

/**
 * Style sheets in a shadow root cannot declare fonts, so this declares one in the document, under a name that pages do
 * not use.
 */
function loadFigures(): void {
  if (isLoaded) return;
  isLoaded = true;
  const face = new FontFace('Ninefold Figures', `url(${figures}) format("woff2")`, {
    weight: '400 700',
    // It usually loads before the grid.
    display: 'swap',
    unicodeRange: 'U+25, U+28-29, U+2B-3A, U+3D, U+D7, U+F7, U+2212',
  });
  document.fonts.add(face);
  // Without it, digits use a system font.
  void face.load().catch(() => undefined);
}
