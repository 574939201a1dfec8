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
 * What a search result and a shared link say of a lesson or a technique: the titles that these pages set, and the sentences
 * that the lists have for them. The build publishes them as `pages.json`; the app itself does not load this file.
 */
export const PAGES: readonly PageWords[] = [
  ...SKILLS.map(({ id, title, summary }) => ({ path: `/learn/${id}`, title, description: summary })),
  { path: TECHNIQUES_PATH, title: bookCopy.title, description: bookCopy.lead },
  ...REASON_KINDS.map((kind) => {
    const { title, lead } = bookCopy.techniques[kind];
    return { path: techniquePath(kind), title, description: lead };
  }),
];
