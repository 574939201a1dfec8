/**
 * Browser translation replaces each text node by an element. React goes on using the node it made: it cannot remove it,
 * insert anything before it or change its text. An element whose only child is text is safe, because React then sets the
 * text of the element. So text that changes, comes and goes, or has elements inserted before it needs such an element.
 */
import { isTransparent, readContent } from './read-content.mjs';

const messages = {
  changes: 'Give this text an element of its own: React cannot change or remove it on a translated page.',
  follows:
    'Give this text an element of its own: React cannot insert elements before it on a translated page.',
  fragment:
    'Give this text an element of its own: React cannot remove a fragment with it on a translated page.',
  returned: 'Return an element: React cannot change or remove a bare text on a translated page.',
};

const isComponentName = (node) => node?.type === 'Identifier' && /^[A-Z]/.test(node.name);

const WRAPPERS = new Set(['forwardRef', 'memo']);

/** `function Name()`, `const Name = () =>`, `memo(() => …)`, `render()` of a class, and `export default () =>`. */
function isComponent({ id, parent }) {
  if (isComponentName(id)) return true;
  switch (parent.type) {
    case 'VariableDeclarator':
      return isComponentName(parent.id);
    case 'CallExpression':
      return WRAPPERS.has(parent.callee.property?.name ?? parent.callee.name);
    case 'MethodDefinition':
      return parent.key.name === 'render';
    default:
      return parent.type === 'ExportDefaultDeclaration';
  }
}

/** Elements that put the attribute into the page; other components may ignore it. */
const KEEPS_ATTRIBUTES = /^([a-z].*|Link)$/;

const hasNoTranslation = ({ type, openingElement }) =>
  type === 'JSXElement' &&
  KEEPS_ATTRIBUTES.test(openingElement.name.name) &&
  openingElement.attributes.some(({ name, value }) => name?.name === 'translate' && value?.value === 'no');

const isUntranslated = (node) => Boolean(node) && (hasNoTranslation(node) || isUntranslated(node.parent));

/** The callers of a provider are checked instead: their children become those of what is around the provider. */
const isOfProvider = (node) =>
  Boolean(node) && (/Provider$/.test(node.id?.name) || isOfProvider(node.parent));

export const ownElement = {
  meta: { type: 'problem', schema: [], messages },
  create(context) {
    const { sourceCode } = context;
    const reading = { sourceCode, types: sourceCode.parserServices };

    function checkChildren(node) {
      if (isUntranslated(node) || isOfProvider(node)) return;
      const isFragment = isTransparent(node);
      const children = node.children
        .map((child) => ({ child, ...readContent(child, reading) }))
        .filter(({ text, element }) => text || element);
      if (!isFragment && children.length === 1 && !children[0].isList) return;
      let isInserted = false;
      for (const { child, text, element } of children) {
        const messageId = isFragment ? 'fragment' : text === 'changing' ? 'changes' : isInserted && 'follows';
        if (text && messageId) context.report({ node: child, messageId });
        if (element) isInserted = element === 'changing';
      }
    }

    const components = [];
    const checkReturned = (node) => {
      if (node && !isOfProvider(node) && readContent(node, reading).text)
        context.report({ node, messageId: 'returned' });
    };

    return {
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      ':function': (node) => components.push(isComponent(node)),
      ':function:exit': () => components.pop(),
      ReturnStatement(node) {
        if (components.at(-1)) checkReturned(node.argument);
      },
      'ArrowFunctionExpression > :not(BlockStatement).body'(node) {
        if (components.at(-1)) checkReturned(node);
      },
    };
  },
};
