import {
  type BindingName,
  type Node,
  type NodeArray,
  type ParameterDeclaration,
  SyntaxKind,
  isArrayBindingPattern,
  isArrayLiteralExpression,
  isArrowFunction,
  isBinaryExpression,
  isBindingElement,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isIfStatement,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isPrefixUnaryExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
  isSpreadElement,
  isStringLiteral,
  isTaggedTemplateExpression,
  isTemplateExpression,
  isVariableDeclaration,
} from 'typescript/unstable/ast';
import { calledMethod, calledSql } from './known-calls.ts';
import { compared, fieldOf, isConstant, isFragment, isWrapped, keyOf, nameOf } from './operators.ts';
import type { Sources } from './sources.ts';
import {
  NotFixed,
  type Scope,
  type Value,
  constant,
  list,
  open,
  spreadInto,
  sqlOf,
  truthOf,
} from './value.ts';

/**
 * Reads a fragment of SQL from the source without running it. Where only the run decides (`after ? sql… : sql…`),
 * `decide` is asked by the text of the condition, so that equal conditions of one statement agree.
 */
export class Evaluation {
  readonly #sources: Sources;
  readonly #decide: (condition: string) => boolean;
  readonly #reached: Set<string>;

  /** `reached`: gets the places of the templates that were read. */
  constructor(sources: Sources, decide: (condition: string) => boolean, reached = new Set<string>()) {
    this.#sources = sources;
    this.#decide = decide;
    this.#reached = reached;
  }

  valueOf(node: Node, scope: Scope): Value {
    if (isWrapped(node)) return this.valueOf(node.expression, scope);
    if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return constant(node.text);
    if (isNumericLiteral(node)) return constant(Number(node.text));
    if (node.kind === SyntaxKind.TrueKeyword) return constant(true);
    if (node.kind === SyntaxKind.FalseKeyword) return constant(false);
    if (node.kind === SyntaxKind.NullKeyword) return constant(null);
    if (isTaggedTemplateExpression(node)) return this.#template(node.template, scope);
    if (isTemplateExpression(node)) return this.#text(node, scope);
    if (isIdentifier(node)) return node.text === 'undefined' ? constant(undefined) : this.#named(node, scope);
    if (isConditionalExpression(node)) return this.#conditional(node, scope);
    if (isBinaryExpression(node)) return this.#binary(node, scope);
    if (isPrefixUnaryExpression(node)) return this.#not(node, scope);
    if (isArrayLiteralExpression(node)) return this.#array(node.elements, scope);
    if (isObjectLiteralExpression(node)) return this.#object(node, scope);
    if (isPropertyAccessExpression(node))
      return this.#field(node.expression, constant(node.name.text), scope);
    if (isElementAccessExpression(node))
      return this.#field(node.expression, this.valueOf(node.argumentExpression, scope), scope);
    if (isArrowFunction(node) || isFunctionExpression(node) || isFunctionDeclaration(node))
      return { is: 'function', node, scope };
    if (isCallExpression(node)) return this.#call(node.expression, node.arguments, scope);
    return open;
  }

  /** The result of a function of the sources for known arguments. */
  apply(called: Value, args: readonly Value[]): Value {
    if (called.is !== 'function') return open;
    const { node } = called;
    if (!isArrowFunction(node) && !isFunctionExpression(node) && !isFunctionDeclaration(node)) return open;
    const scope = new Map(called.scope);
    node.parameters.forEach((parameter, place) => this.#bind(parameter, args[place] ?? open, scope));
    if (!node.body) return open;
    return isBlock(node.body)
      ? (this.#run(node.body.statements, scope) ?? constant(undefined))
      : this.valueOf(node.body, scope);
  }

  #bind(parameter: ParameterDeclaration, value: Value, scope: Map<string, Value>): void {
    const given =
      value.is === 'constant' && value.value === undefined && parameter.initializer
        ? this.valueOf(parameter.initializer, scope)
        : value;
    this.#bindName(parameter.name, given, scope);
    scope.set(keyOf(parameter), given);
  }

  #bindName(name: BindingName, value: Value, scope: Map<string, Value>): void {
    if (isArrayBindingPattern(name)) {
      name.elements.forEach((element, place) => {
        if (!isBindingElement(element) || !element.name) return;
        const found = value.is === 'list' ? (value.items[place] ?? open) : open;
        this.#bindName(element.name, found, scope);
        scope.set(keyOf(element), found);
      });
    }
    if (!isObjectBindingPattern(name)) return;
    for (const element of name.elements) {
      if (!element.name) continue;
      const key = element.propertyName ?? element.name;
      const found = 'text' in key && typeof key.text === 'string' ? fieldOf(value, key.text) : open;
      this.#bindName(element.name, found, scope);
      scope.set(keyOf(element), found);
    }
  }

  #run(statements: Iterable<Node>, scope: Scope): Value | null {
    for (const statement of statements) {
      if (isReturnStatement(statement))
        return statement.expression ? this.valueOf(statement.expression, scope) : constant(undefined);
      if (!isIfStatement(statement)) continue;
      const branch = this.#isTrue(statement.expression, scope)
        ? statement.thenStatement
        : statement.elseStatement;
      const result = branch && this.#run(isBlock(branch) ? branch.statements : [branch], scope);
      if (result) return result;
    }
    return null;
  }

  #isTrue(condition: Node, scope: Scope): boolean {
    return truthOf(this.valueOf(condition, scope)) ?? this.#decide(nameOf(condition));
  }

  #template(template: Node, scope: Scope): Value {
    this.#reached.add(keyOf(template));
    if (isNoSubstitutionTemplateLiteral(template)) return sqlOf(template.text);
    if (!isTemplateExpression(template)) return open;
    const parts = template.templateSpans.flatMap(({ expression, literal }) => [
      ...this.partsOf(expression, this.valueOf(expression, scope)),
      literal.text,
    ]);
    return sqlOf(template.head.text, ...parts);
  }

  /** What Kysely makes of a value in a template: SQL is put in its place, all else is sent. */
  partsOf(expression: Node, value: Value) {
    if (value.is === 'sql') return value.parts;
    if (value.is === 'open' && isFragment(this.#sources, expression))
      throw new NotFixed(`what SQL "${expression.getText()}" is`);
    return [{ sent: expression }];
  }

  #text(node: Node, scope: Scope): Value {
    if (!isTemplateExpression(node)) return open;
    let text = node.head.text;
    for (const { expression, literal } of node.templateSpans) {
      const value = this.valueOf(expression, scope);
      if (value.is !== 'constant') return open;
      text += String(value.value) + literal.text;
    }
    return constant(text);
  }

  #named(name: Node, scope: Scope): Value {
    const declaration = this.#sources.declarationOf(name);
    if (!declaration) return open;
    const bound = scope.get(keyOf(declaration));
    if (bound) return bound;
    if (isFunctionDeclaration(declaration)) return this.valueOf(declaration, scope);
    if (isVariableDeclaration(declaration))
      return declaration.initializer && isConstant(declaration)
        ? this.valueOf(declaration.initializer, scope)
        : open;
    if (isBindingElement(declaration)) return this.#destructured(declaration, scope);
    return open;
  }

  /** `const { after } = page` */
  #destructured(element: Node, scope: Scope): Value {
    if (!isBindingElement(element)) return open;
    const owner = element.parent.parent;
    if (!isVariableDeclaration(owner) || !owner.initializer) return open;
    const key = element.propertyName ?? element.name;
    if (!key || !isIdentifier(key)) return open;
    return fieldOf(this.valueOf(owner.initializer, scope), key.text);
  }

  #conditional(node: Node, scope: Scope): Value {
    if (!isConditionalExpression(node)) return open;
    const truth = truthOf(this.valueOf(node.condition, scope));
    if (truth !== null) return this.valueOf(truth ? node.whenTrue : node.whenFalse, scope);
    const ways = [node.whenTrue, node.whenFalse].map((way) => this.valueOf(way, scope));
    // Two values to send are one `$n` whichever is sent; two texts make two statements.
    if (ways.some(({ is }) => is === 'sql' || is === 'function') || ways.every(({ is }) => is === 'constant'))
      return ways[this.#decide(nameOf(node.condition)) ? 0 : 1] ?? open;
    return open;
  }

  #binary(node: Node, scope: Scope): Value {
    if (!isBinaryExpression(node)) return open;
    const operator = node.operatorToken.kind;
    const left = this.valueOf(node.left, scope);
    const right = () => this.valueOf(node.right, scope);
    if (operator === SyntaxKind.AmpersandAmpersandToken) {
      const truth = truthOf(left);
      if (truth === false) return left;
      const after = right();
      if (truth === true || after.is !== 'sql') return truth === true ? after : open;
      return this.#decide(nameOf(node.left)) ? after : constant(undefined);
    }
    if (operator === SyntaxKind.QuestionQuestionToken) {
      if (left.is === 'open') return open;
      return left.is === 'constant' && left.value == null ? right() : left;
    }
    return compared(operator, left, right());
  }

  #not(node: Node, scope: Scope): Value {
    if (!isPrefixUnaryExpression(node) || node.operator !== SyntaxKind.ExclamationToken) return open;
    const truth = truthOf(this.valueOf(node.operand, scope));
    return truth === null ? open : constant(!truth);
  }

  #array(elements: NodeArray<Node>, scope: Scope): Value {
    const items: Value[] = [];
    for (const element of elements) {
      if (!isSpreadElement(element)) items.push(this.valueOf(element, scope));
      else {
        const spread = this.valueOf(element.expression, scope);
        if (spread.is !== 'list') return open;
        items.push(...spread.items);
      }
    }
    return list(items);
  }

  #object(node: Node, scope: Scope): Value {
    if (!isObjectLiteralExpression(node)) return open;
    const fields = new Map<string, Value>();
    for (const property of node.properties) {
      if (isShorthandPropertyAssignment(property) && isIdentifier(property.name))
        fields.set(property.name.text, this.valueOf(property.name, scope));
      else if (isPropertyAssignment(property) && 'text' in property.name)
        fields.set(property.name.text, this.valueOf(property.initializer, scope));
      else if (isSpreadAssignment(property)) spreadInto(fields, this.valueOf(property.expression, scope));
      else return open;
    }
    return { is: 'object', fields };
  }

  #field(owner: Node, key: Value, scope: Scope): Value {
    const value = this.valueOf(owner, scope);
    if (value.is === 'list' && key.is === 'constant' && key.value === 'length')
      return constant(value.items.length);
    if (value.is === 'object' && key.is === 'open') {
      // One of some fragments by a name that only the run knows: each of them is a statement.
      const all = [...value.fields];
      const chosen = all.find(
        ([name], place) => place === all.length - 1 || this.#decide(`${owner.getText()}: ${name}`),
      );
      return chosen?.[1] ?? open;
    }
    return key.is === 'constant' ? fieldOf(value, String(key.value)) : open;
  }

  #call(callee: Node, argumentNodes: NodeArray<Node>, scope: Scope): Value {
    const args = argumentNodes.map((argument) => ({ node: argument, value: this.valueOf(argument, scope) }));
    if (isPropertyAccessExpression(callee)) {
      const method = callee.name.text;
      if (isIdentifier(callee.expression) && callee.expression.text === 'sql')
        return calledSql(this, method, args);
      const on = this.valueOf(callee.expression, scope);
      return calledMethod(this, callee.expression.getText(), on, method, args);
    }
    if (isIdentifier(callee) && callee.text === 'String' && args[0]?.value.is === 'constant')
      return constant(String(args[0].value.value));
    return this.apply(
      this.valueOf(callee, scope),
      args.map(({ value }) => value),
    );
  }
}
