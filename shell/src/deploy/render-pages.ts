import { findRoute } from '../app/find-route';
import { ALIASES, appRoute, NOT_FOUND, ROUTES } from '../app/routes';
import type { Deployment } from './deployment';
import { dayPage } from './page-pictures';
import { renderPage } from './render-page';

/**
 * Renders every page of a deployment: file name → HTML. An alias gets the page of its target. A prefix has one page,
 * which `renderRedirects()` assigns to all paths below it. Paths that a remote describes, and days of the archive, get
 * copies with their own metadata, because link previews do not run scripts.
 */
export function renderPages(deployment: Deployment): ReadonlyMap<string, string> {
  const pages = new Map<string, string>();
  for (const route of [...ROUTES, ...deployment.apps.map(appRoute), NOT_FOUND]) {
    pages.set(pageFile(route.path), renderPage(route, deployment));
  }
  for (const [alias, path] of Object.entries(ALIASES)) {
    pages.set(pageFile(alias), renderPage(findRoute(path), deployment));
  }
  for (const page of [...deployment.days.map(dayPage), ...deployment.remotePages]) {
    pages.set(pageFile(page.path), renderPage(findRoute(page.path), deployment, page));
  }
  return pages;
}

/** The file name of a route, as static hosts expect it: `/sum-grid` is `sum-grid.html`. */
function pageFile(path: string): string {
  if (path === '') return '404.html';
  if (path === '/') return 'index.html';
  return path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}.html`;
}

/** The file in which static hosts look for redirects. */
export const REDIRECTS_FILE = '_redirects';

/**
 * Maps the paths below prefixes to pages in the format of several static hosts: one line per prefix, such as `/learn/*
 * /learn.html 200`. Only the remote knows which of these paths exist. The host must prefer existing files over these
 * rules, and the first rule that matches.
 */
export function renderRedirects({ apps }: Pick<Deployment, 'apps'>): string {
  const prefixes = [...apps.map(appRoute), ...ROUTES.filter(({ isPrefix }) => isPrefix)];
  return prefixes.map(({ path }) => `${path}/* ${path}.html 200\n`).join('');
}
