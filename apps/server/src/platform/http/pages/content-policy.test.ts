import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyByHash, scriptHashes } from './content-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('every script that a document carries is named once by its hash; files and data are not', () => {
  const html =
    '<head><script>let a = "नमस्ते";\n</script><script type="module" async="">import "/a.js"</script >' +
    '<script src="/b.js"></script><script type="module" src="/c.js"></script>' +
    '<script type="application/ld+json">{"a":1}</script><script>let a = "नमस्ते";\n</script>' +
    '<script data-src-of="x">d()</script></head><p>&lt;script&gt;e()&lt;/script&gt;</p>';
  expect(scriptHashes(html)).toEqual([hashOf('let a = "नमस्ते";\n'), hashOf('import "/a.js"'), hashOf('d()')]);
});

test('the hashes come in the place of the nonce', () => {
  const policy = "default-src 'self';script-src 'self' 'nonce-0a1b' https://pay.example;style-src 'self'";
  expect(policyByHash(policy, '<script>f()</script>')).toBe(
    `default-src 'self';script-src 'self' ${hashOf('f()')} https://pay.example;style-src 'self'`,
  );
});
