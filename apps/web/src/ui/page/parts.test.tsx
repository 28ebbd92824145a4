import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Grid, List, Note, Paragraph, Row, Stack, Text, Unseen } from './parts.tsx';

/** What a part draws, without the names that the build gives to classes. */
const drawn = (part: ReactElement) => renderToStaticMarkup(part).replaceAll(/_(\w+?)_[\w-]+(?=[ "])/g, '$1');

test('a stack says its room and its columns on itself, and nothing that it was not given', () => {
  expect(drawn(<Stack gap={0.75} narrows />)).toBe(
    '<div class="stack" style="--gap:0.75rem;--columns:minmax(0, 1fr)"></div>',
  );
  expect(drawn(<Stack as="section" aria-label="Fees" />)).toBe(
    '<section aria-label="Fees" class="stack"></section>',
  );
});

test('a list is one of its own kind, and its gap is three quarters of a letter', () => {
  expect(drawn(<List />)).toBe('<ul class="stack" style="--gap:0.75rem"></ul>');
  expect(drawn(<List as="ol" gap={0.5} />)).toBe('<ol class="stack" style="--gap:0.5rem"></ol>');
});

test('a row may part its lines otherwise than its parts', () => {
  expect(drawn(<Row gap={[0.25, 1]} align="center" hidesEmpty />)).toBe(
    '<div class="row hidesEmpty" style="--gap:0.25rem 1rem;--align:center"></div>',
  );
});

test('a grid has as many columns as have room', () => {
  expect(drawn(<Grid least={9} gap={1} />)).toBe(
    '<div class="stack" style="--gap:1rem;--columns:repeat(auto-fit, minmax(min(9rem, 100%), 1fr))"></div>',
  );
});

test('a note is a quiet paragraph unless it has another tone', () => {
  expect(drawn(<Note>Paid</Note>)).toBe('<p class="paragraph quiet">Paid</p>');
  expect(drawn(<Note tone="bad" above={0.5} />)).toBe('<p class="paragraph bad" style="--above:0.5rem"></p>');
  expect(drawn(<Paragraph breaks lines />)).toBe('<p class="paragraph breaks lines"></p>');
});

test('words have the size and the weight that they are given', () => {
  expect(drawn(<Text size="sm" weight={650} />)).toBe(
    '<span class="sized weighted" style="--size:var(--mantine-font-size-sm);--weight:650"></span>',
  );
  expect(drawn(<Text as="strong" size={1.5} figures />)).toBe(
    '<strong class="sized figures" style="--size:1.5rem"></strong>',
  );
  expect(drawn(<Unseen>away</Unseen>)).toBe('<span class="unseen">away</span>');
});
