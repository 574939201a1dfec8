import { browsersWithout, DATA, featureAt } from './supported.mjs';

/** TypeScript's names of the types that JavaScript gives to objects, where they differ. */
const TYPE_NAMES = {
  Console: 'console',
  ArrayIterator: 'Iterator',
  ConcatArray: 'Array',
  IteratorObject: 'Iterator',
  MapIterator: 'Iterator',
  ReadonlyArray: 'Array',
  ReadonlyMap: 'Map',
  ReadonlySet: 'Set',
  ReadonlySetLike: 'Set',
  RegExpExecArray: 'Array',
  RegExpMatchArray: 'Array',
  RegExpStringIterator: 'Iterator',
  SetIterator: 'Iterator',
  StringIterator: 'Iterator',
};

const typeName = (name) =>
  TYPE_NAMES[name] ?? (/^(Big)?(Ui|I)nt\d+(Clamped)?Array$|^Float\d+Array$/.test(name) ? 'TypedArray' : name);

/** Member name → all features of that name, for members of mixins, which the data lists at each interface that has them. */
const MEMBERS = new Map();
for (const members of Object.values(DATA.api)) {
  for (const [name, feature] of Object.entries(members)) {
    if (feature.__compat) MEMBERS.set(name, [...(MEMBERS.get(name) ?? []), feature]);
  }
}

/**
 * The feature of a member that a supported browser may lack. A mixin's member is found by its name, and counts as lacking
 * if no interface has it in every supported browser.
 * @param {string} owner a type of TypeScript's libraries: `ReadonlyArray`, `Intl.NumberFormat`, `AbortSignal`
 * @param {string} member its name; a static one ends in `_static`
 * @returns {{ path: string, feature: object } | undefined}
 */
export function featureOfMember(owner, member) {
  const type = typeName(owner.replace(/Constructor$/, ''));
  const isStatic = member.endsWith('_static') || owner.endsWith('Constructor') || type === 'console';
  const name = member.replace(/_static$/, '');
  const paths = [`javascript.builtins.${type}.${name}`, `api.${type}.${isStatic ? `${name}_static` : name}`];
  for (const path of paths) {
    const feature = featureAt(path);
    if (feature?.__compat) return { path, feature };
  }
  if (isStatic || type.startsWith('Intl.') || DATA.javascript.builtins[type]) return undefined;
  const all = MEMBERS.get(name) ?? [];
  const [feature] = all;
  return feature && all.every((each) => browsersWithout(each).length > 0)
    ? { path: `api.*.${name}`, feature }
    : undefined;
}

/** The feature of a global name: a class, a function, or an object with members such as `navigation`. */
export function featureOfGlobal(name) {
  for (const path of [`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`]) {
    const feature = featureAt(path);
    if (feature?.__compat) return { path, feature };
  }
  return undefined;
}

/** The feature of an option in an argument: `roundingMode` of `new Intl.NumberFormat()`. */
export function featureOfOption(feature, option) {
  const entries = Object.entries(feature ?? {}).filter(
    ([key]) => key.includes('parameter') || key.includes('option'),
  );
  for (const [key, entry] of entries) {
    if (
      key === `options_${option}_parameter` ||
      key === `${option}_parameter` ||
      key === `${option}_option`
    ) {
      return entry;
    }
    const found = featureOfOption(entry, option);
    if (found) return found;
  }
  return undefined;
}
