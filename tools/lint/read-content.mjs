import ts from 'typescript';
import { isConstant } from './constant.mjs';
import { isOneElement } from './one-element.mjs';

const NOTHING = { text: null, element: null, isSlot: false, isList: false };
const TEXT_TYPES =
  ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike | ts.TypeFlags.Any;

const TRANSPARENT = /^(Fragment|StrictMode|Suspense|\w*Context|\w*Provider)$/;

const membersOf = (type) => (type.isUnion() ? type.types : [type]);
const isText = (type) => Boolean(type.flags & TEXT_TYPES) && !(type.isStringLiteral() && !type.value);
const isObject = (type) =>
  Boolean(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.TypeParameter));

/** Elements without an element on the page: what is inside becomes a child of whatever is around. */
export function isTransparent({ type, openingElement }) {
  if (type === 'JSXFragment') return true;
  const name = openingElement.name.property?.name ?? openingElement.name.name;
  return TRANSPARENT.test(name);
}

/** Changing wins over constant, which wins over nothing. */
const stronger = (one, other) => (one === 'changing' || other === 'changing' ? 'changing' : (one ?? other));

function join(contents) {
  return contents.reduce(
    (all, { text, element, isSlot, isList }) => ({
      text: stronger(all.text, text),
      element: stronger(all.element, element),
      isSlot: all.isSlot || isSlot,
      isList: all.isList || isList,
    }),
    NOTHING,
  );
}

const changing = ({ text, element, ...rest }) => ({
  text: text && 'changing',
  element: element && 'changing',
  ...rest,
});

/** What a caller passes may be a list. When it is replaced as a whole, React removes each of its texts. */
const replaceable = (content) => changing({ ...content, isList: content.isList || content.isSlot });

/**
 * What a child of an element can become on the page: text, elements, or both, each `constant` or `changing`. A list
 * makes a text node of each of its strings.
 */
export function readContent(node, context) {
  const read = (other) => readContent(other, context);
  switch (node.type) {
    case 'JSXText':
      // JSX drops the white space around a line break.
      return { ...NOTHING, text: node.value.trim() || !node.value.includes('\n') ? 'constant' : null };
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return read(node.expression);
    case 'JSXEmptyExpression':
      return NOTHING;
    case 'Literal':
      return { ...NOTHING, text: node.value && node.value !== true ? 'constant' : null };
    case 'JSXFragment':
      return join(node.children.map(read));
    case 'JSXElement':
      if (isTransparent(node)) return join(node.children.map(read));
      return { ...NOTHING, element: readElement(node.openingElement, context) };
    case 'LogicalExpression':
      return join(
        (node.operator === '&&' ? [node.right] : [node.left, node.right]).map(read).map(replaceable),
      );
    case 'ConditionalExpression':
      return join([node.consequent, node.alternate].map(read).map(replaceable));
    default: {
      const content = readType(context.types.getTypeAtLocation(node), context.types.program.getTypeChecker());
      return isConstant(node, context.sourceCode) ? content : changing(content);
    }
  }
}

function readType(type, checker, outer = []) {
  const members = membersOf(type);
  const items = members.flatMap((member) => {
    const item = isObject(member) && checker.getIndexTypeOfType(member, ts.IndexKind.Number);
    // A list may have lists of its own type.
    return item && !outer.includes(item) ? [readType(item, checker, [...outer, item])] : [];
  });
  const own = {
    text: members.some(isText) ? 'constant' : null,
    element: members.some(isObject) ? 'constant' : null,
    isSlot: members.some(isText) && members.some(isObject),
    isList: items.length > 0,
  };
  return join([own, ...items]);
}

/** An element with a key is replaced when the key changes, and a component may return nothing or another one later. */
function readElement({ name, attributes }, context) {
  const key = attributes.find((attribute) => attribute.name?.name === 'key');
  if (key && !isConstant(key.value?.expression ?? key.value, context.sourceCode)) return 'changing';
  const isHost = name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name);
  if (isHost) return 'constant';
  const { types, sourceCode } = context;
  const checker = types.program.getTypeChecker();
  return isConstant(name, sourceCode) && isOneElement(types.getTypeAtLocation(name), checker)
    ? 'constant'
    : 'changing';
}
