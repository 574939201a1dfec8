/** That of the shell, which tells React of it before the first page: it knows the components of all packages. */
module.exports = globalThis.reactRefresh ??= require('react-refresh');
