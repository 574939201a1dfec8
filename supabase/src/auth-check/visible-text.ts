/** What a person reads of a mail, in one line: without comments, tags and white space that HTML does not show. */
export const visibleText = (html: string): string =>
  html
    .replaceAll(/<!--[\s\S]*?-->|<head>[\s\S]*?<\/head>|<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
