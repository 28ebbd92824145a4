/** A node of a parsed module, as the build's own steps look at it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The nodes that a property of a node holds: none, one or a list. */
export function nodesOf(value: unknown): Node[] {
  const held: readonly unknown[] = Array.isArray(value) ? value : [value];
  return held.filter(isNode);
}

export const children = (node: Node): Node[] => Object.values(node).flatMap(nodesOf);

/** What the build's parser answers. */
export function programOf(parsed: unknown): Node {
  if (!isNode(parsed)) throw new Error('The parser gave no program.');
  return parsed;
}
