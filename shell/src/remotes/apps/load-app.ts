import { createElement } from 'react';
import type { RemoteApp } from '@ninefold/platform';
import { manifestOf } from '../../config/run-time-files';
import type { RemoteModule } from '../read-remote';
import { findLine } from './find-line';
import { trackStyles, withScopedStyles } from './own-styles';

interface LoadAppOptions {
  readonly name: string;
  readonly retry: number;
  /** @throws when the file cannot be read */
  readonly fetchJson: (url: string, retry: number) => Promise<unknown>;
  /** Loads what the build with this manifest exposes. */
  readonly loadFrom: (manifest: string) => Promise<RemoteModule>;
}

/**
 * The app of another team; for an unknown one, the shell's Not Found page.
 * @throws when its files cannot be read, or the build cannot be loaded
 */
export async function loadApp({ name, retry, fetchJson, loadFrom }: LoadAppOptions): Promise<RemoteModule> {
  const line = await findLine(name, (url) => fetchJson(url, retry));
  if (!line) return { default: NotFound };
  const manifest = manifestOf(line, retry);
  const base = new URL('.', new URL(manifest, location.href)).href;
  trackStyles(base);
  const module = await loadFrom(manifest);
  return { ...module, default: withScopedStyles(module.default, base) };
}

const NotFound: RemoteApp = ({ platform }) => createElement(platform.pages.NotFound);
