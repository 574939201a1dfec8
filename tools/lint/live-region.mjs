/**
 * NVDA and JAWS do not announce a status region that is added together with its text: they announce changes of regions that
 * they know. So a region is rendered always, and its text sometimes. Alerts are announced when they are added.
 */
const messages = {
  inserted:
    'Render this live region always and its text sometimes, or announce the text: a region that is added with its text is silent.',
};

const textOf = (attribute) => attribute.value?.value;

const isLive = ({ type, name, ...attribute }) =>
  type === 'JSXAttribute' &&
  ((name.name === 'role' && textOf(attribute) === 'status') ||
    (name.name === 'aria-live' && textOf(attribute) === 'polite'));

/** Whether the element is one side of a condition in its component. */
function isConditional({ parent }) {
  if (!parent || /Function|^Program$/.test(parent.type)) return false;
  return ['LogicalExpression', 'ConditionalExpression'].includes(parent.type) || isConditional(parent);
}

export const liveRegion = {
  meta: { type: 'problem', schema: [], messages },
  create: (context) => ({
    JSXOpeningElement(node) {
      if (node.attributes.some(isLive) && isConditional(node.parent))
        context.report({ node, messageId: 'inserted' });
    },
  }),
};
