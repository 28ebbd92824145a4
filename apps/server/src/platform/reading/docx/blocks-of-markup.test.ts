import { expect, test } from 'vitest';
import { blocksOf } from './blocks-of-markup.ts';

const most = { blocks: 100, letters: 10_000 };
const plain = (text: string) => ({ text, marks: [] });
const read = (markup: string) => blocksOf(markup, most).blocks;

test('headings, paragraphs and marks, also within each other', () => {
  expect(
    read('<h2>Scope</h2><p>Paint <strong>two <em>coats</em></strong> &amp; <u>clean</u></p><p> </p>'),
  ).toEqual([
    { kind: 'heading', level: 2, runs: [plain('Scope')] },
    {
      kind: 'text',
      runs: [
        plain('Paint '),
        { text: 'two ', marks: ['bold'] },
        { text: 'coats', marks: ['bold', 'italic'] },
        plain(' & '),
        { text: 'clean', marks: ['underline'] },
      ],
    },
  ]);
});

test('lists within lists, numbered by their own; a second paragraph of an item has no number', () => {
  const items = read(
    '<ol><li>One<ul><li>a</li></ul></li><li><p>Two</p><p>more</p></li></ol><ol><li>x</li></ol>',
  );
  expect(items).toEqual([
    { kind: 'item', level: 1, number: 1, runs: [plain('One')] },
    { kind: 'item', level: 2, number: null, runs: [plain('a')] },
    { kind: 'item', level: 1, number: 2, runs: [plain('Two')] },
    { kind: 'text', runs: [plain('more')] },
    { kind: 'item', level: 1, number: 1, runs: [plain('x')] },
  ]);
});

test('a table has rows of cells; what is a table within a cell is its text', () => {
  const inner = '<table><tr><td>in</td><td>side</td></tr></table>';
  expect(
    read(
      `<table><tr><th><p>Item</p></th><td><p>₹1,200</p><p>net</p></td></tr><tr><td>${inner}</td></tr></table>`,
    ),
  ).toEqual([
    {
      kind: 'table',
      rows: [
        [[plain('Item')], [plain('₹1,200'), plain('\n'), plain('net')]],
        [[plain('in'), plain('\n'), plain('side')]],
      ],
    },
  ]);
});

test('nothing but elements of the list comes through: links, scripts and addresses are text or nothing', () => {
  const blocks = read(
    '<p><a href="javascript:alert(1)" onclick="x()">Terms</a><img src="https://x.in/a.png" /></p><p>&lt;script&gt;</p>',
  );
  expect(blocks).toEqual([
    { kind: 'text', runs: [plain('Terms')] },
    { kind: 'picture' },
    { kind: 'text', runs: [plain('<script>')] },
  ]);
});

test('what is too long is cut, and says so', () => {
  expect(blocksOf('<p>abcdef</p>', { blocks: 9, letters: 3 })).toEqual({
    blocks: [{ kind: 'text', runs: [plain('abc')] }],
    isCut: true,
  });
  expect(blocksOf('<p>a</p><p>b</p>', { blocks: 1, letters: 9 })).toMatchObject({ isCut: true });
});

test('markup that is broken is refused', () => {
  expect(() => blocksOf('<p>a</b>', most)).toThrow();
});
