import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { markedBy, policyWith, scriptMark, sealScripts } from './content-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('each script that the rendering wrote is named once by its hash, and the marks are gone', () => {
  const mark = scriptMark();
  const html =
    `<head><script${markedBy(mark)}>let a = "नमस्ते";\n</script><script type="module"${markedBy(mark)} async="">b()</script>` +
    `<script${markedBy(mark)} src="/c.js"></script><script${markedBy(mark)}>let a = "नमस्ते";\n</script></head>`;
  const sealed = sealScripts(Buffer.from(html), mark);
  expect(sealed.scripts).toEqual([hashOf('let a = "नमस्ते";\n'), hashOf('b()')]);
  expect(sealed.document.toString()).toBe(html.replaceAll(` nonce="${mark}"`, ''));
});

test('a script that came into the page with its data is named by no hash', () => {
  const mark = scriptMark();
  const stored = [
    '<script>e()</script>',
    `<script nonce="${scriptMark()}">f()</script>`,
    '<SCRIPT>g()</SCRIPT>',
  ];
  for (const one of stored) {
    const document = Buffer.from(`<p>${one}</p><script${markedBy(mark)}>ours()</script>`);
    expect(sealScripts(document, mark).scripts).toEqual([hashOf('ours()')]);
  }
});

test('the hashes come in the place of the nonce', () => {
  const policy = "default-src 'self';script-src 'self' 'nonce-0a1b' https://pay.example;style-src 'self'";
  expect(policyWith(policy, [hashOf('f()')])).toBe(
    `default-src 'self';script-src 'self' ${hashOf('f()')} https://pay.example;style-src 'self'`,
  );
});
