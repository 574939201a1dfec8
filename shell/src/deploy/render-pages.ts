import { findRoute } from '../app/find-route';
import { ALIASES, NOT_FOUND, ROUTES } from '../app/routes';
import type { Deployment } from './deployment';
import { pageFile } from './page-file';
import { renderPage } from './render-page';

/** Every page of the deployment: file name → HTML. An alias gets the page of the screen that it leads to. */
export function renderPages(deployment: Deployment): ReadonlyMap<string, string> {
  const pages = new Map<string, string>();
  for (const route of [...ROUTES, NOT_FOUND]) pages.set(pageFile(route.path), renderPage(route, deployment));
  for (const [alias, path] of Object.entries(ALIASES)) {
    pages.set(pageFile(alias), renderPage(findRoute(path), deployment));
  }
  return pages;
}
