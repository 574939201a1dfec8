import type { Platform } from '@ninefold/platform';
import { createRoot } from 'react-dom/client';
import { LegacyApp } from './LegacyApp';

/** Shows the app in an element, with the React of this folder. */
export function mount(element: HTMLElement) {
  const root = createRoot(element);
  return {
    show: (platform: Platform) => root.render(<LegacyApp platform={platform} />),
    unmount: () => root.unmount(),
  };
}
