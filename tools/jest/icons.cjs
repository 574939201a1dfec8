/**
 * `lucide-react` in tests: each icon from its own file, when a component takes it. The main file of the package makes all
 * of its 1,700 icons, for each test file.
 */
const fileOf = (name) =>
  name
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

module.exports = new Proxy(
  { __esModule: true },
  {
    get: (module, name) =>
      name in module ? module[name] : (module[name] = require(`lucide-react/icons/${fileOf(name)}`).default),
  },
);
