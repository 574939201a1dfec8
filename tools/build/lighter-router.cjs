/**
 * A webpack loader for the router. A name that it gives to a component for development is an effect, which keeps a
 * component that nobody uses in the bundle, with all that it needs. And a property of React that is read by a computed name
 * needs an object with all of them, which code of the bundler makes at run time.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(/\b(React\d*)\[USE_OPTIMISTIC\]/g, '$1.useOptimistic');
