import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project.mjs';
import { besideTheDialogs, formsByHand } from './dialog-kits.ts';

const folder = path.join(projectRoot, 'apps/web/src');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => path.join(folder, file));

test('what is confirmed or filled in is drawn by the kit', () => {
  expect(sources.length).toBeGreaterThan(0);
  const beside = sources.flatMap((source) => {
    const file = path.relative(projectRoot, source);
    return besideTheDialogs(file, readFileSync(source, 'utf8')).map((what) => `${file}: ${what}`);
  });
  expect(beside).toEqual([]);
});

test('each form that is named as written by hand is one', () => {
  const others = [...formsByHand].filter(
    (file) => !readFileSync(path.join(projectRoot, file), 'utf8').includes('/platform/forms/use-form.ts'),
  );
  expect(others).toEqual([]);
});

const lamp = 'apps/web/src/lamp/lamp-dialog.tsx';
const parts = (...names: readonly string[]) => names.map((name) => `import '../ui/${name}.tsx';`).join('\n');

test.each([
  [parts('confirm-dialog'), ['a confirmation beside <Question>']],
  [parts('dialog', 'form'), ['a form in a dialog beside <FormDialog>']],
  ['const [key] = useState(newIdempotencyKey);', ['a key that useSend makes by itself']],
  ["import { useForm } from '../platform/forms/use-form.ts';", ['a form of a call beside <SentFields>']],
  [parts('dialog'), []],
  [parts('question', 'form-dialog'), []],
])('%s: %o', (text, found) => {
  expect(besideTheDialogs(lamp, text)).toEqual(found);
});
