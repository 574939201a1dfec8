/**
 * A webpack loader. A name that a module gives to a component for development is an effect, which keeps a component that
 * nobody uses in the bundle, with all that it needs.
 */
module.exports = (source) => source.replace(/^\w+\.displayName = ".*";$/gm, '');
