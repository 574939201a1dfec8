import { createRoot } from 'react-dom/client';
import figures from '@ninefold/ui/fonts/figures.woff2';
import type { MountDaily } from './daily-element';
import { EmbeddedDaily } from './EmbeddedDaily';
import { wearStyles } from './embedded-styles';
import { loadGames, readShareUrl } from './load-games';

export const mountDaily: MountDaily = async ({ site, game, shadow, container, retry, onFailure }) => {
  loadFigures();
  const shareUrl = readShareUrl(site);
  const Games = await loadGames(site, retry);
  const takeOff = wearStyles(shadow);
  const root = createRoot(container, { onUncaughtError: onFailure });
  root.render(<EmbeddedDaily site={site} shareUrl={shareUrl} game={game} Games={Games} />);
  return () => {
    root.unmount();
    takeOff();
  };
};

let isLoaded = false;

/**
 * A style sheet in a shadow root cannot declare a font. This declares one in the document, under a name that no page
 * uses, and changes none of its styles.
 */
function loadFigures(): void {
  if (isLoaded) return;
  isLoaded = true;
  const face = new FontFace('Ninefold Figures', `url(${figures}) format("woff2")`, {
    weight: '400 700',
    // It comes with the board, mostly before it.
    display: 'swap',
    unicodeRange: 'U+25, U+28-29, U+2B-3A, U+3D, U+D7, U+F7, U+2212',
  });
  document.fonts.add(face);
  // Without it the digits are in a font of the system.
  void face.load().catch(() => undefined);
}
