import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project.mjs';
import { formKits, handwrittenForms } from './forms.ts';

const sources = ['apps/web/src', 'apps/backoffice/src'].flatMap((folder) =>
  readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`),
);
const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

test('a form is written by the form kit of its app alone', () => {
  expect(sources.length).toBeGreaterThan(300);
  const breaches = sources
    .filter((file) => !formKits.includes(file))
    .flatMap((file) => handwrittenForms(file, read(file)).map((line) => `${file}:${line}`));
  expect(breaches).toEqual([]);
});

test.each(formKits)('%s takes the submit function of useForm and nothing else', (kit) => {
  expect(handwrittenForms(kit, read(kit))).toHaveLength(1);
  expect(read(kit)).toContain('onSubmit: SubmitForm;');
});

const router = "import { Form } from 'react-router';\n";

test.each([
  ['const Lamp = () => <form onSubmit={light} />;', [1]],
  ['const Lamp = () => <p>\n<form>{fields}</form></p>;', [2]],
  [`${router}const Lamp = () => <Form method="post" />;`, [2]],
  [`${router.replace('Form', 'Form as Plain')}const Lamp = () => <Plain />;`, [2]],
  [`${router}const Lamp = () => <Form role="search" onSubmit={find} />;`, []],
  ["import { Form } from '../ui/form.tsx';\nconst Lamp = () => <Form onSubmit={submit} />;", []],
])('in a planted source: %s', (text, lines) => {
  expect(handwrittenForms('apps/web/src/light/lamp/lamp.tsx', text)).toEqual(lines);
});
