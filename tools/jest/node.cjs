const { TestEnvironment } = require('jest-environment-node');
const { closingStorages } = require('./closing-storages.cjs');
const { recordingCosts } = require('./recording-costs.cjs');

/** For packages that do not run in browsers. */
module.exports = recordingCosts(closingStorages(TestEnvironment));
