/** What the shell has to know of this remote, in the form that every federation plugin takes. */

const REACT = '^19.0.0';

/** From the page, never from here. A range begins with the lowest version that this remote works with. */
const fromPage = (requiredVersion) => ({
  singleton: true,
  strictVersion: true,
  requiredVersion,
  import: false,
});

export const federation = {
  name: '__CONTAINER__',
  exposes: { './App': './src/App.tsx' },
  shared: {
    react: fromPage(REACT),
    'react/jsx-runtime': fromPage(REACT),
    'react-dom': fromPage(REACT),
    'react-dom/client': fromPage(REACT),
    '@ninefold/platform': fromPage('^1.0.0'),
  },
};
