/** In tests a CSS module names each class after its key. */
export default new Proxy<Record<string, string>>(
  {},
  { get: (_, key) => (key === '__esModule' ? false : String(key)) },
);
