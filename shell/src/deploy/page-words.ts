import type { RemotePage } from './remote-pages';

/** The picture that a chat shows of a link to a page. */
export interface PagePicture {
  /** On the host of shared links. */
  readonly path: string;
  /** What it shows. */
  readonly alt: string;
}

/** What a page says of itself outside of the app. */
export interface PageWords extends Pick<RemotePage, 'title' | 'description'> {
  /** Its address without a query; a page for many addresses has none. */
  readonly path?: string | undefined;
  readonly picture?: PagePicture | undefined;
}
