import { findRoute } from '../app/find-route';
import { ALIASES, NOT_FOUND, ROUTES } from '../app/routes';
import type { Deployment } from './deployment';
import { dayPage } from './page-pictures';
import { renderPage } from './render-page';

/**
 * Every page of the deployment: file name → HTML. An alias gets the page of the screen that it leads to. A prefix has
 * one page, which `renderRedirects()` gives to the addresses below it. An address that the remote describes has a copy of
 * that page with its own title and description, and so has a day of the archive: a program that previews a shared link runs no
 * script that would set them.
 */
export function renderPages(deployment: Deployment): ReadonlyMap<string, string> {
  const pages = new Map<string, string>();
  for (const route of [...ROUTES, NOT_FOUND]) pages.set(pageFile(route.path), renderPage(route, deployment));
  for (const [alias, path] of Object.entries(ALIASES)) {
    pages.set(pageFile(alias), renderPage(findRoute(path), deployment));
  }
  for (const page of [...deployment.days.map(dayPage), ...deployment.remotePages]) {
    pages.set(pageFile(page.path), renderPage(findRoute(page.path), deployment, page));
  }
  return pages;
}

/** The file of a route, as any static host finds it: `/sum-grid` is `sum-grid.html`. */
function pageFile(path: string): string {
  if (path === '') return '404.html';
  if (path === '/') return 'index.html';
  return path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}.html`;
}

/** The name under which static hosts look for redirects, and under which the pages' writer leaves them. */
export const REDIRECTS_FILE = '_redirects';

/**
 * Which page a server gives to the addresses below a prefix, in the format of several static hosts: one line for each
 * prefix, `/learn/* /learn.html 200`. Only the remote knows which of these addresses exist. The
 * host must serve an existing file before it applies these rules.
 */
export function renderRedirects(): string {
  const prefixes = ROUTES.filter(({ isPrefix }) => isPrefix);
  return prefixes.map(({ path }) => `${path}/* ${path}.html 200\n`).join('');
}
