import path from 'node:path';
import ts from 'typescript';
import { featureOfGlobal, featureOfMember, featureOfOption } from './api-names.mjs';
import { patternsLackingIn } from './patterns.mjs';
import { browsersWithout, DATA } from './supported.mjs';

const { elements: ELEMENTS, global_attributes: ATTRIBUTES } = DATA.html;
const STATIC_BLOCK = DATA.javascript.classes.static.initialization_blocks;

/** Every member of an interface or of a class in TypeScript's libraries has a declaration in one of these. */
function ownerOf(declaration) {
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent)) {
    const scope = parent.parent.parent;
    const isInModule = scope && ts.isModuleDeclaration(scope) && scope.name.text !== 'global';
    const prefix = isInModule ? `${scope.name.text}.` : '';
    return { owner: prefix + parent.name.text };
  }
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) {
    return { owner: parent.parent.name.text, isStatic: true };
  }
  return undefined;
}

/** What a name in the program means, if it is one of the browser's. */
function featureOfSymbol(symbol, isLibrary) {
  const declarations = (symbol?.declarations ?? []).filter((each) => isLibrary(each.getSourceFile()));
  const found = declarations.flatMap((declaration) => {
    const member = ownerOf(declaration);
    const feature = member
      ? featureOfMember(member.owner, member.isStatic ? `${symbol.name}_static` : symbol.name)
      : ts.isSourceFile(declaration.parent) || ts.isVariableDeclarationList(declaration.parent)
        ? featureOfGlobal(symbol.name)
        : undefined;
    return feature ? [feature] : [];
  });
  // An overload or a base type that every browser has is enough.
  return found.every(({ feature }) => browsersWithout(feature).length > 0) ? found[0] : undefined;
}

/**
 * The uses of APIs, attributes and syntax that a supported browser lacks, in all modules that the entries import. Types
 * decide what `list.with()` is.
 * @param {{ root: string, entries: readonly string[] }} options
 * @returns {{ file: string, line: number, name: string, browsers: string[] }[]}
 */
export function findMissingApis({ root, entries }) {
  const program = ts.createProgram(entries, {
    target: ts.ScriptTarget.ESNext,
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    types: ['css-modules'],
    typeRoots: [path.join(root, 'tools/build/types')],
    strict: true,
    resolveJsonModule: true,
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const isLibrary = (file) => program.isSourceFileDefaultLibrary(file);
  const findings = [];

  function report(node, name, browsers) {
    if (browsers.length === 0) return;
    const source = node.getSourceFile();
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    findings.push({ file: path.relative(root, source.fileName), line, name, browsers });
  }

  /** The member that `const { any } = AbortSignal` takes, or what a name means. */
  function symbolOf(node) {
    const { parent } = node;
    const isDefault = ts.isBindingElement(parent) && parent.initializer === node;
    if (!ts.isBindingElement(parent) || isDefault) return checker.getSymbolAtLocation(node);
    return checker.getTypeAtLocation(parent.parent).getProperty(node.text);
  }

  function checkName(node) {
    // `x.y?.()` tests for it.
    const { parent } = node;
    if (
      ts.isPropertyAccessExpression(parent) &&
      ts.isCallExpression(parent.parent) &&
      parent.parent.questionDotToken
    )
      return;
    const found = featureOfSymbol(symbolOf(node), isLibrary);
    if (found) report(node, found.path, browsersWithout(found.feature));
  }

  /** `new X()` and the options in its arguments. */
  function checkCall(node) {
    const name = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
    const symbol = checker.getSymbolAtLocation(name);
    const called = ts.isNewExpression(node)
      ? (featureOfMember(nameOfClass(symbol), symbol?.name ?? '') ?? {})
      : (calledFeature(symbol) ?? {});
    if (!called.feature) return;
    if (ts.isNewExpression(node)) report(node, called.path, browsersWithout(called.feature));
    for (const property of (node.arguments ?? []).flatMap((each) => each.properties ?? [])) {
      const option = property.name && ts.isIdentifier(property.name) ? property.name.text : '';
      const feature = option && featureOfOption(called.feature, option);
      if (feature) report(property, `${called.path} with ${option}`, browsersWithout(feature));
    }
  }

  const calledFeature = (symbol) =>
    (symbol?.declarations ?? [])
      .filter((each) => isLibrary(each.getSourceFile()))
      .map((each) => {
        const member = ownerOf(each);
        return member
          ? featureOfMember(member.owner, member.isStatic ? `${symbol.name}_static` : symbol.name)
          : featureOfGlobal(symbol.name);
      })
      .find(Boolean);

  function nameOfClass(symbol) {
    const declaration = (symbol?.declarations ?? []).find((each) => isLibrary(each.getSourceFile()));
    if (!declaration) return '';
    const scope = ts.findAncestor(declaration, ts.isModuleDeclaration);
    return scope ? `${scope.name.text}.${symbol.name}` : symbol.name;
  }

  function checkElement(node) {
    const tag = ts.isIdentifier(node.tagName) ? node.tagName.text : '';
    if (!/^[a-z]/.test(tag)) return;
    report(node, `<${tag}>`, browsersWithout(ELEMENTS[tag]));
    for (const { name } of node.attributes.properties) {
      const attribute = name && ts.isIdentifier(name) ? name.text.toLowerCase() : '';
      const feature = ELEMENTS[tag]?.[attribute] ?? ATTRIBUTES[attribute];
      if (feature) report(name, `the attribute ${attribute}`, browsersWithout(feature));
    }
  }

  function visit(node) {
    if (ts.isIdentifier(node) && isUse(node)) checkName(node);
    if (ts.isNewExpression(node) || ts.isCallExpression(node)) checkCall(node);
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) checkElement(node);
    if (ts.isClassStaticBlockDeclaration(node)) report(node, 'a static block', browsersWithout(STATIC_BLOCK));
    if (ts.isRegularExpressionLiteral(node) || ts.isStringLiteralLike(node) || isTemplatePart(node)) {
      const flags = ts.isRegularExpressionLiteral(node) ? node.text.slice(node.text.lastIndexOf('/')) : '';
      for (const { name, browsers } of patternsLackingIn(node.text, flags)) report(node, name, browsers);
    }
    // Types are not in the page.
    if (!ts.isTypeNode(node) && !ts.isInterfaceDeclaration(node)) ts.forEachChild(node, visit);
  }

  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile || file.fileName.includes('/node_modules/')) continue;
    visit(file);
  }
  return findings;
}

const isTemplatePart = (node) =>
  ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);

/** Names in declarations, imports and object literals do not refer to the browser. */
function isUse(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return true;
  if (ts.isBindingElement(parent))
    return (parent.propertyName ?? parent.name) === node || parent.initializer === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return !ts.isImportSpecifier(parent) && !ts.isJsxAttribute(parent) && !ts.isTypeNode(parent);
}
