import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project.mjs';
import { type StyleUse, styleModule, stylesUsed } from './styles.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: projectRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(?:apps\/(?:web|backoffice)|packages\/[a-z]+)\/src\//.test(file));
const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

const modules = new Map(
  files.filter((file) => file.endsWith('.module.css')).map((file) => [file, styleModule(file, read(file))]),
);
const uses = files
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => stylesUsed(file, read(file)).map((use) => ({ file, ...use })));

const asked: readonly StyleUse[] = [...uses, ...[...modules.values()].flatMap(({ composed }) => composed)];

test('every class that a screen asks of a module of styles is there', () => {
  expect(uses.length).toBeGreaterThan(1_000);
  const missing = asked.filter(
    ({ module, name }) => name !== null && !modules.get(module)?.classes.has(name),
  );
  expect(missing).toEqual([]);
});

test('every class of a module of styles is drawn somewhere', () => {
  const drawn = new Set(asked.map(({ module, name }) => `${module} ${name}`));
  const unused = [...modules].flatMap(([module, { classes }]) =>
    drawn.has(`${module} null`)
      ? []
      : [...classes].filter((name) => !drawn.has(`${module} ${name}`)).map((name) => `${module}: .${name}`),
  );
  expect(modules.size).toBeGreaterThan(200);
  expect(unused).toEqual([]);
});

test('classes are read of selectors alone, nested ones too, and of what is composed', () => {
  const css = `/* .old */ .a,\n.b:hover > .c { margin: 0.5rem; background: url(x.svg);\n  &.d { gap: 1.25rem; } composes: e from './f.module.css'; }`;
  const { classes, composed } = styleModule('apps/web/src/kite/kite.module.css', css);
  expect([...classes]).toEqual(['a', 'b', 'c', 'd']);
  expect(composed).toEqual([{ module: 'apps/web/src/kite/f.module.css', name: 'e' }]);
});

test('a class is asked for by its name, as a text, or by one that is known later', () => {
  const text = `import styles from './kite.module.css'; const { x } = other; [styles.a, styles['b'], styles[x], other.c];`;
  const module = 'apps/web/src/kite/kite.module.css';
  expect(stylesUsed('apps/web/src/kite/kite.tsx', text)).toEqual([
    { module, name: 'a' },
    { module, name: 'b' },
    { module, name: null },
  ]);
});
