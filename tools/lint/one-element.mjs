import ts from 'typescript';

/** Components that are one element at all times, although no source says so: icons, and links of the router. */
const KNOWN_TYPES = /^(ForwardRefExoticComponent|LucideIcon)$/;

/**
 * Whether React never replaces the element of a component, and inserts none beside it: every `return` has the same
 * element, of the page or of another such component.
 */
export function isOneElement(type, checker, outer = []) {
  if (KNOWN_TYPES.test(type.symbol?.name ?? '')) return true;
  const declarations = type.getCallSignatures().map((signature) => signature.getDeclaration());
  return (
    declarations.length > 0 &&
    declarations.every((declaration) => {
      if (!declaration?.body || outer.includes(declaration)) return false;
      const names = returnedFrom(declaration.body).flatMap((node) =>
        elementsOf(node, checker, [...outer, declaration]),
      );
      return Boolean(names[0]) && names.every((name) => name === names[0]);
    })
  );
}

function returnedFrom(body) {
  if (!ts.isBlock(body)) return [body];
  const returned = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node)) returned.push(node.expression);
    else ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
  return returned;
}

/** The names of what an expression may become; undefined for all that is not one element. */
function elementsOf(node, checker, outer) {
  if (!node) return [undefined];
  if (ts.isParenthesizedExpression(node)) return elementsOf(node.expression, checker, outer);
  if (ts.isConditionalExpression(node)) {
    return [node.whenTrue, node.whenFalse].flatMap((each) => elementsOf(each, checker, outer));
  }
  const element = ts.isJsxElement(node) ? node.openingElement : node;
  if (!ts.isJsxOpeningElement(element) && !ts.isJsxSelfClosingElement(element)) return [undefined];
  const { tagName, attributes } = element;
  const hasKey = attributes.properties.some(({ name }) => name?.getText() === 'key');
  const name = tagName.getText();
  const isOne = /^[a-z][^.]*$/.test(name) || isOneElement(checker.getTypeAtLocation(tagName), checker, outer);
  return [!hasKey && isOne ? name : undefined];
}
