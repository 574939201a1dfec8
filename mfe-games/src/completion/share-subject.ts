import { shareText, type SharedResult } from './share-text';

/** What is shared, with the path at which a reader can play. */
export interface ShareSubject extends Omit<SharedResult, 'url'> {
  readonly path: string;
}

/** A reader may be anywhere: they get the whole address. */
export const textToShare = ({ path, ...subject }: ShareSubject): string =>
  shareText({ ...subject, url: window.location.origin + path });
