/** Alone and in tests, the page's React is the one that is installed. */
export default { resolve: { alias: { 'page-react': 'react' } } };
