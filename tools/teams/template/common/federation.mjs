/** What the shell has to know about this remote, in the form that every federation plugin takes. */
import { createRequire } from 'node:module';

const { version } = createRequire(import.meta.url)('@ninefold/platform/package.json');

const REACT = '^19.0.0';
const ROUTER = '^7.0.0';
/** This remote was compiled and tested with the installed version, so an older shell may lack something. */
const PLATFORM = `^${version}`;

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
    'react-router': fromPage(ROUTER),
    'react-router-dom': fromPage(ROUTER),
    '@ninefold/platform': fromPage(PLATFORM),
    '@ninefold/platform/router': fromPage(PLATFORM),
  },
};
