import { withoutExceptions } from './exceptions.mjs';
import { browsersWithout, DATA } from './supported.mjs';

const NAME = /^\w+$/;
/** What the data has beside members: events, and details of a member. */
const NO_MEMBER = /_(event|parameter|support)$/;

const isLacking = (feature, name) =>
  browsersWithout(feature).length > 0 && withoutExceptions([{ file: '', name }], true).left.length > 0;

function pathsOf(type, features, path) {
  if (isLacking(features, `${path}.${type}`)) return [[type]];
  return Object.entries(features).flatMap(([key, feature]) => {
    if (!feature.__compat || !NAME.test(key) || NO_MEMBER.test(key) || key === type) return [];
    if (!isLacking(feature, `${path}.${type}.${key}`)) return [];
    const member = key.replace(/_static$/, '');
    if (type === 'Window') return [[member]];
    // The data of JavaScript itself does not tell static members from others.
    return [[type, member], ...(key === member ? [[type, 'prototype', member]] : [])];
  });
}

/**
 * What some supported browser lacks, as paths from the global object, for tests that remove it:
 * `["Array", "prototype", "with"]`.
 */
export const REMOVABLE_APIS = [
  ...Object.entries(DATA.javascript.builtins).flatMap(([type, features]) =>
    pathsOf(type, features, 'javascript.builtins'),
  ),
  ...Object.entries(DATA.api).flatMap(([type, features]) => pathsOf(type, features, 'api')),
];
