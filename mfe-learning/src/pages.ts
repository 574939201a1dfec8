import { SKILLS } from '@ninefold/learning';
import { REASON_KINDS } from 'shared-puzzle-engine';
import { techniquePath, TECHNIQUES_PATH } from '@ninefold/web/hints';
import { copy as bookCopy } from './technique-book/copy';

interface PageWords {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/**
 * Titles and descriptions of lessons and techniques for search results and shared links. The build publishes them as
 * `pages.json`; the app does not load this file.
 */
export const PAGES: readonly PageWords[] = [
  ...SKILLS.map(({ id, title, summary }) => ({ path: `/learn/${id}`, title, description: summary })),
  { path: TECHNIQUES_PATH, title: bookCopy.title, description: bookCopy.lead },
  ...REASON_KINDS.map((kind) => {
    const { title, lead } = bookCopy.techniques[kind];
    return { path: techniquePath(kind), title, description: lead };
  }),
];
