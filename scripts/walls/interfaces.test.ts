import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type ModuleItem, parseFileSync, parseSync } from '@swc/core';
import { expect, test } from 'vitest';

const DOMAINS = path.resolve(import.meta.dirname, '../../apps/server/src');

function interfaces(): string[] {
  if (!existsSync(DOMAINS)) return [];
  const files = readdirSync(DOMAINS, { recursive: true }) as string[];
  return files.filter((file) => file.endsWith('.interface.ts'));
}

/** True of what vanishes when the types are taken away. */
function isOnlyTypes(item: ModuleItem): boolean {
  switch (item.type) {
    case 'TsInterfaceDeclaration':
    case 'TsTypeAliasDeclaration':
      return true;
    case 'ImportDeclaration':
      return item.typeOnly;
    case 'ExportNamedDeclaration':
      return (item as unknown as { typeOnly: boolean }).typeOnly;
    case 'ExportDeclaration':
      return ['TsInterfaceDeclaration', 'TsTypeAliasDeclaration'].includes(item.declaration.type);
    default:
      return false;
  }
}

test.each(interfaces())('%s holds only types, so that pure code may speak of them', (file) => {
  const { body } = parseFileSync(path.join(DOMAINS, file), { syntax: 'typescript' });
  expect(body.filter((item) => !isOnlyTypes(item)).map(({ type }) => type)).toEqual([]);
});

test('a function, or an import that stays, is found', () => {
  const planted = "import { Pool } from 'pg'; export function f() { return Pool; } export interface A {}";
  const { body } = parseSync(planted, { syntax: 'typescript' });
  expect(body.map(isOnlyTypes)).toEqual([false, false, true]);
});
