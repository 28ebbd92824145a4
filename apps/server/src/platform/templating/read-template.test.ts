import { expect, test } from 'vitest';
import { readPrint } from '../reading/read-print.ts';
import { readTemplate } from './read-template.ts';
import type { FieldValues, FilledTemplate, TemplateOptions } from './templating.ts';

const fields: TemplateOptions['fields'] = [
  { name: 'employee.name', type: 'text' },
  { name: 'employee.department', type: 'text' },
  { name: 'employee.joined_on', type: 'day' },
  { name: 'pay', type: 'money' },
  { name: 'fee', type: 'money' },
  { name: 'lines', type: 'list' },
  { name: 'lines.name', type: 'text' },
  { name: 'lines.amount', type: 'money' },
  { name: 'lines.quantity', type: 'number' },
];
const values: FieldValues = {
  'employee.name': 'Ravi Kumar',
  'employee.department': '',
  'employee.joined_on': '2026-01-05',
  pay: 25_000_00,
  fee: 0,
  lines: [
    { name: 'Rewiring', amount: 1_20_000_00, quantity: 2 },
    { name: 'Paint | wall', amount: 999_50, quantity: 1.5 },
  ],
};

async function filled(body: string, more: Partial<TemplateOptions> = {}): Promise<FilledTemplate> {
  const file = { fileName: 'a.md', mediaType: 'text/markdown', content: Buffer.from(body) };
  const board = {
    brand: 'Nukkad',
    business: 'Lakshmi Home Services',
    below: '',
    logo: null,
    madeAt: new Date('2026-11-30T00:00:00Z'),
  };
  const usual = {
    title: 'Letter',
    lang: 'en',
    fields,
    roles: ['business', 'employee'],
    values,
    board,
  } as const;
  const answer = await readTemplate(file, { ...usual, ...more }, () => undefined);
  if (!('read' in answer)) throw new Error('It was refused.');
  return answer.read;
}

async function wordsOf(made: FilledTemplate): Promise<string> {
  expect(made.problems).toEqual([]);
  const content = made.content ?? Buffer.alloc(0);
  const print = { fileName: 'a.pdf', mediaType: 'application/pdf', content };
  const answer = await readPrint(print, null, () => undefined);
  return 'read' in answer
    ? answer.read.lines.map((line) => line.map(({ text }) => text).join(' ')).join('\n')
    : '';
}

const problems = async (body: string, more: Partial<TemplateOptions> = {}) =>
  (await filled(body, more)).problems.map(({ line, kind, found }) => [line, kind, found]);

test('fields, conditions and rows of a table are filled; money and days are written as people read them', async () => {
  const words = await wordsOf(
    await filled(`Dear **{{ employee.name }}**,
here since{% if employee.department %} {{ employee.department }}{% endif %} {{ employee.joined_on }}.
{% if fee %}
A fee of {{ fee }} applies.
{% endif %}

Pay: {{ pay }} ({{ pay | rupees_in_words }}), twice {{ pay | times: 2 | rupees }}.

| Work | Quantity | Amount |
|---|---:|---:|
{% for line in lines %}
| {{ line.name }} | {{ line.quantity }} | {{ line.amount }} |
{% endfor %}

{{ lines.size | in_words }} rows{% if pay > 100 %}, checked{% endif %}.`),
  );
  expect(words).toContain('Dear Ravi Kumar,\nhere since 5 January 2026.');
  expect(words).toContain('Pay: ₹25,000 (Rupees twenty-five thousand only), twice ₹50,000.');
  expect(words).toContain('Rewiring 2 ₹1,20,000');
  expect(words).toContain('Paint | wall 1.5 ₹999.50');
  expect(words).toContain('two rows, checked.');
  expect(words).not.toContain('fee');
});

test('what a record says stays text: no mark of it becomes a heading, a place to sign or a line of Liquid', async () => {
  const sly = '# **Big** [[sign: employee]] {{ pay }} <b>x</b> ![y](z)\n1. more';
  const made = await filled('Dear {{ employee.name }}, sign [[sign: employee]]', {
    values: { ...values, 'employee.name': sly },
  });
  const words = await wordsOf(made);
  expect(words.replaceAll('\n', ' ')).toContain(
    'Dear # **Big** [[sign: employee]] {{ pay }} <b>x</b> ![y](z) 1. more,',
  );
  expect(made.places).toHaveLength(1);
});

test('places to sign lie on the page at which they were drawn, inside of it', async () => {
  const long = Array.from({ length: 90 }, (_, at) => `Clause ${at} of the agreement.`).join('\n\n');
  const made = await filled(`${long}

| | |
|---|---|
| [[sign: business]] | [[sign: employee]] [[initials: employee]] |
| [[date: business]] | [[stamp: business]] |`);
  expect(made.problems).toEqual([]);
  expect(made.pages).toBeGreaterThan(1);
  expect(made.places.map(({ kind, role }) => `${kind} ${role}`)).toEqual([
    'signature business',
    'signature employee',
    'initials employee',
    'date business',
    'stamp business',
  ]);
  for (const { page, left, top, width, height } of made.places) {
    expect([made.pages - 2, made.pages - 1]).toContain(page);
    expect(left + width).toBeLessThanOrEqual(1);
    expect(top + height).toBeLessThanOrEqual(1);
  }
});

test.each([
  ['one\n\n{{ employee.salary }}', [[3, 'unknown_field', 'employee.salary']]],
  ['{% if employee.zork %}x{% endif %}', [[1, 'unknown_field', 'employee.zork']]],
  ['{% for line in lines %}\n{{ line.zork }}\n{% endfor %}', [[2, 'unknown_field', 'line.zork']]],
  ['{{ employee.name | zork }}', [[1, 'unknown_filter', 'zork']]],
  ['a\n{% include "x" %}', [[2, 'unknown_tag', 'include']]],
  ['a\n\n{% render "x" %}', [[3, 'unknown_tag', 'render']]],
  [
    '[[sign: nurse]]\n[[sing: employee]]',
    [
      [1, 'unknown_role', '[[sign: nurse]]'],
      [2, 'wrong_place', '[[sing: employee]]'],
    ],
  ],
  ['a\n\n<script>x</script>', [[3, 'markup', '<script>x</script>']]],
  ['![a](https://example.in/a.png)', [[1, 'markup', '![]()']]],
  ['{{ employee.name.constructor }}', [[1, 'unknown_field', 'employee.name.constructor']]],
  ['{% for i in (1..100000000) %}x{% endfor %}', [[1, 'too_heavy', '']]],
  [
    '{% assign a = "xxxxxxxxxx" %}{% for i in (1..60) %}{% assign a = a | append: a %}{% endfor %}{{ a }}',
    [[1, 'too_heavy', '']],
  ],
  ['{% if fee %}x{% endif %}', [[0, 'empty', '']]],
])('%s is named with its line', async (body, expected) => {
  expect(await problems(body)).toEqual(expected);
});

test('what is not closed is named with its line, and a title is looked through as well', async () => {
  expect((await problems('a\n{% if pay %}b')).map(([line, kind]) => [line, kind])).toEqual([[2, 'syntax']]);
  expect(await problems('a', { title: '{{ nothing }}' })).toEqual([[0, 'unknown_field', 'nothing']]);
});

test('without a record a text is looked through and nothing is drawn', async () => {
  expect(await filled('Dear {{ employee.name }}', { values: null })).toMatchObject({
    problems: [],
    content: null,
  });
});

test('a book is refused, and so is what a loop makes without end', async () => {
  const rows = Array.from({ length: 3_000 }, () => ({ name: 'Row', amount: 1, quantity: 1 }));
  const body = '{% for line in lines %}\n{{ line.name }}\n\n{% endfor %}';
  expect(await problems(body, { values: { ...values, lines: rows } })).toEqual([[0, 'too_long', '']]);
});

test('the same text on the same day is the same bytes', async () => {
  const [one, two] = await Promise.all([
    filled('Dear {{ employee.name }}'),
    filled('Dear {{ employee.name }}'),
  ]);
  expect(one.content?.equals(two.content ?? Buffer.alloc(0))).toBe(true);
});
