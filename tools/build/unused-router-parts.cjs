/**
 * A webpack loader for react-router. Its package calls `forwardRef` and `createContext` at the top level without a PURE comment and
 * names what they return for development, so a bundler has to keep every component with all that it needs: 4 kB of the first
 * visit. Here the calls are marked and the names are dropped.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(
      /^((?:var|const|let) \w+ = )(React\d*\.(?:createContext|forwardRef|lazy|memo)\()/gm,
      '$1/* @__PURE__ */ $2',
    );
