/**
 * Ends with one line on a version of Node that is older than `engines` of the root package. Each npm script runs it before
 * anything else, so its syntax is one that any Node parses.
 */
var engines = require('../../package.json').engines;
var least = engines.node.replace('>=', '');

function isOlder(version, than) {
  var parts = version.split('.');
  var bounds = than.split('.');
  for (var place = 0; place < bounds.length; place += 1) {
    if (Number(parts[place]) !== Number(bounds[place])) return Number(parts[place]) < Number(bounds[place]);
  }
  return false;
}

if (isOlder(process.versions.node, least)) {
  console.error(
    'Node ' + process.versions.node + ' is too old: this project needs Node ' + least + ' or later.',
  );
  process.exit(1);
}
