/** Whether an expression has the same value for as long as the page is open: it reads only imports and constants. */
export function isConstant(node, sourceCode) {
  switch (node?.type) {
    case 'Literal':
      return true;
    case 'Identifier':
      return isModuleLevel(node, sourceCode);
    case 'MemberExpression':
      return isConstant(node.object, sourceCode) && (!node.computed || isConstant(node.property, sourceCode));
    case 'TemplateLiteral':
      return node.expressions.every((part) => isConstant(part, sourceCode));
    case 'CallExpression':
      // Without an argument, what a function returns is seldom the same each time: `now()`.
      return (
        !isHook(node.callee) &&
        node.arguments.length > 0 &&
        [node.callee, ...node.arguments].every((part) => isConstant(part, sourceCode))
      );
    case 'JSXIdentifier':
      return isModuleLevel(node, sourceCode);
    case 'JSXMemberExpression':
      return isConstant(node.object, sourceCode);
    default:
      return false;
  }
}

const isHook = ({ name }) => /^use[A-Z]/.test(name ?? '');

function isModuleLevel(identifier, sourceCode) {
  for (let scope = sourceCode.getScope(identifier); scope; scope = scope.upper) {
    const variable = scope.set.get(identifier.name);
    if (variable) return scope.type === 'module' && variable.defs.every(isConstantDefinition);
  }
  return false;
}

const isConstantDefinition = ({ type, parent }) => type !== 'Variable' || parent.kind === 'const';
