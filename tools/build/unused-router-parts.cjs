/**
 * A webpack loader for react-router. Its package calls `forwardRef` and `createContext` at the top level without a PURE comment and
 * names what they return for development, so a bundler has to keep every component with all that it needs: 4 kB of the first
 * visit. Here the calls are marked and the names are dropped. It also reads React by a computed name, for which webpack would
 * build a namespace object at run time, and no export condition selects its build without development warnings: 0.7 kB.
 */
module.exports = (source) =>
  source
    .replace(/^var (ENABLE_DEV_WARNINGS) = true;$/m, 'const $1 = process.env.NODE_ENV !== "production";')
    .replace(/^(var useOptimisticImpl = React\d*)\[USE_OPTIMISTIC\];$/m, '$1.useOptimistic;')
    // Only its error boundary for server components reads a context in this way. Without a provider it is false.
    .replaceAll('this.context', 'false')
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(
      /^((?:var|const|let) \w+ = )(React\d*\.(?:createContext|forwardRef|lazy|memo)\()/gm,
      '$1/* @__PURE__ */ $2',
    );
