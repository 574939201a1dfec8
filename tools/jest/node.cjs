const { TestEnvironment } = require('jest-environment-node');
const { closingStorages } = require('./closing-storages.cjs');

/** For packages that do not run in browsers. */
module.exports = closingStorages(TestEnvironment);
