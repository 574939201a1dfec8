/** One for every package of a page: React asks the last that came for what replaces a component, and asks no other. */
module.exports = globalThis.reactRefresh ??= require('react-refresh');
