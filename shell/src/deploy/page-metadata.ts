import type { RemotePage } from './remote-pages';

/** The picture in a link preview. */
export interface PagePicture {
  /** Path on the host of shared links. */
  readonly path: string;
  /** Alternative text. */
  readonly alt: string;
}

/** Title, description and picture of a page in link previews and search results. */
export interface PageMetadata extends Pick<RemotePage, 'title' | 'description'> {
  /** Path without a query; omitted for a page that serves many paths. */
  readonly path?: string | undefined;
  readonly picture?: PagePicture | undefined;
}
