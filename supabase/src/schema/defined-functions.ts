/** `p_name text default null` → `text`. */
const typeOf = (argument: string) =>
  argument
    .trim()
    .replace(/\s+default\s.*$/is, '')
    .replace(/^out\s.*$/i, '')
    .replace(/^\w+\s+/, '');

/** The signature (schema, name and argument types) of each function that a script defines, in its order. */
export function definedFunctions(sql: string): string[] {
  const definitions = sql.matchAll(/^create (?:or replace )?function (\w+\.\w+)\s*\(([^)]*)\)/gim);
  return [...definitions].map(([, name, args = '']) => {
    const types = args.split(',').map(typeOf).filter(Boolean);
    return `${name}(${types.join(', ')})`;
  });
}
