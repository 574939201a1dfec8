export const ARCHIVE_PATH = '/archive';
export const archivePath = (dayKey: string): string => `${ARCHIVE_PATH}/${dayKey}`;

/** The sheet of a day for paper; without one, of today. */
export const printPath = (dayKey?: string): string => ['/print/day', dayKey].filter(Boolean).join('/');
