/** The visible text of a mail in one line: without comments, tags and collapsed white space. */
export const visibleText = (html: string): string =>
  html
    .replaceAll(/<!--[\s\S]*?-->|<head>[\s\S]*?<\/head>|<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
