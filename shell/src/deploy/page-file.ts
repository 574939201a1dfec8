/** The file of a route, as any static host finds it: `/sum-grid` is `sum-grid.html`. */
export function pageFile(path: string): string {
  if (path === '') return '404.html';
  if (path === '/') return 'index.html';
  return path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}.html`;
}
