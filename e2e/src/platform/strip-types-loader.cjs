const path = require('node:path');
const { transform } = require('esbuild');

/** Only strips types, because `npm run types` checks them. */
module.exports = function stripTypes(source) {
  const finish = this.async();
  const loader = path.extname(this.resourcePath).slice(1);
  transform(source, { loader, jsx: 'automatic', target: 'es2022' }).then(
    ({ code }) => finish(null, code),
    finish,
  );
};
