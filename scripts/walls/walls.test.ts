import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cruiseWalls, wallNames } from './cruise-walls.mjs';

/** A small project of the same shape, with no breach in it. The domains' names are not those of the real one. */
const sound: Record<string, string> = {
  'node_modules/zod/package.json': '{ "name": "zod", "main": "index.js" }',
  'node_modules/zod/index.js': 'export const string = () => "";',
  'node_modules/pg/package.json': '{ "name": "pg", "main": "index.js" }',
  'node_modules/pg/index.js': 'export const Client = {};',
  'packages/contract/src/kernel/id.ts':
    "import { string } from 'zod';\nexport type Id = string;\nexport const id = string();",
  'packages/contract/src/light/lamp/lamp.noun.ts':
    "import { id } from '../../kernel/id.ts';\nexport const lamp = { id };",
  'packages/forms/src/use-form.ts':
    "import { id } from '../../contract/src/kernel/id.ts';\nexport const useForm = id;",
  'packages/frame/src/places.ts': 'export const places = [];',
  'packages/lists/src/columns.ts': 'export const columns = [];',
  'apps/server/src/app.ts': "import { light } from './light/lamp/index.ts';\nlight();",
  'apps/server/src/platform/http.ts':
    "import { id } from '../../../../packages/contract/src/kernel/id.ts';\nexport const route = id;",
  'apps/server/src/platform/refusal.ts': 'export const refuse = () => undefined;',
  'apps/server/src/light/lamp/index.ts': "export { light } from './light-lamp.ts';",
  'apps/server/src/light/lamp/light-lamp.ts':
    "import { save } from './lamp.store.ts';\nexport const light = () => save;",
  'apps/server/src/light/lamp/lamp.store.ts': "import { Client } from 'pg';\nexport const save = Client;",
  'apps/server/src/light/lamp/lamp.policy.ts':
    "import { refuse } from '../../platform/refusal.ts';\nimport { isLit } from './lamp.rules.ts';\nexport const may = [refuse, isLit];",
  'apps/server/src/light/lamp/lamp.rules.ts':
    "import { lamp } from '../../../../../packages/contract/src/light/lamp/lamp.noun.ts';\nexport const isLit = lamp;",
  'apps/server/src/light/lamp/lamp.routes.ts':
    "import { light } from './light-lamp.ts';\nimport { route } from '../../platform/http.ts';\nexport const routes = [light, route];",
  'apps/server/src/sky/kite/index.ts':
    "import { light } from '../../light/lamp/index.ts';\nexport const kite = light;",
  'apps/server/src/places/street/index.ts': 'export const street = 1;',
  'apps/server/src/market/stall/index.ts':
    "import { street } from '../../places/street/index.ts';\nexport const stall = street;",
  'apps/server/src/market/stall/stall.door.ts': 'export interface StallDoor { street: string }',
  'apps/server/src/office/desk/index.ts': 'export const desk = 1;',
  'apps/web/src/ui/button.tsx': 'export const Button = () => <button type="button" />;',
  'apps/web/src/platform/api.ts': 'export const api = 1;',
  'apps/web/src/nouns/lamp/lamp-sign.tsx':
    "import type { lamp } from '../../../../../packages/contract/src/light/lamp/lamp.noun.ts';\nimport { Button } from '../../ui/button.tsx';\nimport { bulb } from './sign/bulb.ts';\nexport const LampSign = () => <Button key={bulb as typeof lamp.id} />;",
  'apps/web/src/nouns/lamp/sign/bulb.ts': "export const bulb = '';",
  'apps/web/src/nouns/kite/kite-tail.tsx':
    "import { LampSign } from '../lamp/lamp-sign.tsx';\nexport const KiteTail = LampSign;",
  'apps/web/src/light/lamp/lamp-card.tsx':
    "import { Button } from '../../ui/button.tsx';\nimport { api } from '../../platform/api.ts';\nimport { KiteTail } from '../../nouns/kite/kite-tail.tsx';\nexport const LampCard = () => <Button key={api}><KiteTail /></Button>;",
  'apps/web/src/sky/kite/kite-card.tsx': 'export const KiteCard = () => null;',
  'apps/web/src/app/home.tsx':
    "import { LampCard } from '../light/lamp/lamp-card.tsx';\nimport { KiteCard } from '../sky/kite/kite-card.tsx';\nexport const Home = () => <><LampCard /><KiteCard /></>;",
  'apps/backoffice/src/app/home.tsx': 'export const Home = () => null;',
  'apps/backoffice/src/light/lamp/lamp-page.tsx': 'export const LampPage = () => null;',
  'apps/backoffice/src/sky/kite/kite-page.tsx': 'export const KitePage = () => null;',
  'apps/backoffice/src/ui/frame.tsx': 'export const Frame = () => null;',
};

/** For each wall, the ways to break it: a file, and what it may not import. */
const breaches: Record<string, [file: string, imported: string][]> = {
  'no-circles': [
    ['apps/server/src/light/lamp/lamp.store.ts', './light-lamp.ts'],
    ['packages/contract/src/kernel/id.ts', '../light/lamp/lamp.noun.ts'],
  ],
  'contract-is-the-ground': [
    ['packages/contract/src/kernel/id.ts', 'pg'],
    ['packages/contract/src/kernel/id.ts', 'node:fs'],
    ['packages/contract/src/kernel/id.ts', '../../../../apps/server/src/platform/http.ts'],
  ],
  'web-and-server-never-meet': [
    ['apps/web/src/light/lamp/lamp-card.tsx', '../../../../server/src/light/lamp/lamp.rules.ts'],
    ['apps/server/src/app.ts', '../../web/src/platform/api.ts'],
    ['apps/backoffice/src/app/home.tsx', '../../../server/src/light/lamp/lamp.rules.ts'],
  ],
  'a-domain-has-one-public-interface': [
    ['apps/server/src/sky/kite/index.ts', '../../light/lamp/lamp.store.ts'],
    ['apps/server/src/sky/kite/index.ts', '../../light/lamp/light-lamp.ts'],
    ['apps/server/src/app.ts', './light/lamp/lamp.routes.ts'],
  ],
  'areas-go-one-way': [
    ['apps/server/src/places/street/index.ts', '../../office/desk/index.ts'],
    ['apps/server/src/market/stall/index.ts', '../../office/desk/index.ts'],
    ['apps/server/src/places/street/index.ts', '../../market/stall/index.ts'],
  ],
  'domains-have-no-circle': [
    // Each by another file, so that no two files need each other.
    ['apps/server/src/light/lamp/lamp.routes.ts', '../../sky/kite/index.ts'],
  ],
  'platform-knows-no-domain': [
    ['apps/server/src/platform/http.ts', '../light/lamp/index.ts'],
    ['apps/server/src/platform/http.ts', '../../../../packages/contract/src/light/lamp/lamp.noun.ts'],
    ['apps/web/src/platform/api.ts', '../light/lamp/lamp-card.tsx'],
    ['apps/web/src/platform/api.ts', '../nouns/kite/kite-tail.tsx'],
  ],
  'pure-stays-pure': [
    ['apps/server/src/light/lamp/lamp.rules.ts', './lamp.store.ts'],
    ['apps/server/src/light/lamp/lamp.policy.ts', '../../platform/http.ts'],
    ['apps/server/src/light/lamp/lamp.rules.ts', 'node:fs'],
    ['packages/contract/src/light/lamp/lamp.noun.ts', 'pg'],
  ],
  'routes-do-not-query': [
    ['apps/server/src/light/lamp/lamp.routes.ts', './lamp.store.ts'],
    ['apps/server/src/light/lamp/lamp.routes.ts', 'pg'],
  ],
  'features-meet-only-in-routes': [
    ['apps/web/src/light/lamp/lamp-card.tsx', '../../sky/kite/kite-card.tsx'],
    ['apps/web/src/sky/kite/kite-card.tsx', '../../app/home.tsx'],
    ['apps/backoffice/src/light/lamp/lamp-page.tsx', '../../sky/kite/kite-page.tsx'],
    ['apps/backoffice/src/light/lamp/lamp-page.tsx', '../../app/home.tsx'],
  ],
  'ui-knows-no-feature': [
    ['apps/web/src/ui/button.tsx', '../sky/kite/kite-card.tsx'],
    ['apps/backoffice/src/ui/frame.tsx', '../sky/kite/kite-page.tsx'],
    ['apps/web/src/ui/button.tsx', '../app/home.tsx'],
    ['apps/web/src/ui/button.tsx', '../nouns/kite/kite-tail.tsx'],
    ['packages/forms/src/use-form.ts', '../../../apps/web/src/ui/button.tsx'],
    ['packages/frame/src/places.ts', '../../../apps/web/src/ui/button.tsx'],
    ['packages/lists/src/columns.ts', '../../../apps/web/src/ui/button.tsx'],
  ],
  'ui-knows-no-domain': [
    ['apps/web/src/ui/button.tsx', '../../../../packages/contract/src/light/lamp/lamp.noun.ts'],
    ['apps/backoffice/src/ui/frame.tsx', '../../../../packages/contract/src/light/lamp/lamp.noun.ts'],
    ['packages/forms/src/use-form.ts', '../../contract/src/light/lamp/lamp.noun.ts'],
  ],
  'nouns-know-no-feature': [
    ['apps/web/src/nouns/lamp/lamp-sign.tsx', '../../sky/kite/kite-card.tsx'],
    ['apps/web/src/nouns/kite/kite-tail.tsx', '../../sky/kite/kite-card.tsx'],
    ['apps/web/src/nouns/lamp/lamp-sign.tsx', '../../app/home.tsx'],
  ],
  'a-noun-keeps-its-folders': [
    ['apps/web/src/nouns/kite/kite-tail.tsx', '../lamp/sign/bulb.ts'],
    ['apps/web/src/light/lamp/lamp-card.tsx', '../../nouns/lamp/sign/bulb.ts'],
    ['apps/web/src/app/home.tsx', '../nouns/lamp/sign/bulb.ts'],
  ],
  'backoffice-and-web-never-meet': [
    ['apps/backoffice/src/app/home.tsx', '../../../web/src/ui/button.tsx'],
    ['apps/web/src/app/home.tsx', '../../../backoffice/src/app/home.tsx'],
  ],
};

const ways = Object.entries(breaches).flatMap(([wall, list]) =>
  list.map(([file, imported]) => ({ wall, file, imported })),
);

let trees: string;

beforeAll(async () => {
  const cache = path.resolve(import.meta.dirname, '../../.cache');
  await mkdir(cache, { recursive: true });
  trees = await mkdtemp(path.join(cache, 'walls-'));
});
afterAll(() => rm(trees, { recursive: true, force: true }));

async function plant(files: Record<string, string>): Promise<string> {
  const tree = await mkdtemp(path.join(trees, 'tree-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(tree, file)), { recursive: true });
    await writeFile(path.join(tree, file), text);
  }
  return tree;
}

async function brokenWalls(tree: string): Promise<string[]> {
  const { violations } = await cruiseWalls(tree, ['packages', 'apps']);
  return [...new Set(violations.map(({ rule }) => rule.name))];
}

test('there are fifteen walls, and each has a breach to prove it', () => {
  expect(wallNames).toHaveLength(15);
  expect(Object.keys(breaches).sort()).toEqual([...wallNames].sort());
});

test('a sound project breaks none', async () => {
  expect(await brokenWalls(await plant(sound))).toEqual([]);
});

describe.each(['import value', 'import type'])('%s', (kind) => {
  test.each(ways)('$wall: $file may not import $imported', async ({ wall, file, imported }) => {
    const line = kind === 'import type' ? `import type { x } from '${imported}';` : `import '${imported}';`;
    const tree = await plant({ ...sound, [file]: `${line}\n${sound[file]}` });
    expect(await brokenWalls(tree)).toContain(wall);
  });
});
