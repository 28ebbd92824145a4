/**
 * Takes a picture of a page:
 *   node scripts/screenshot.mjs <baseUrl> <path> [--dark] [--width 390|1280] [--full] [--out file] [--storage state.json]
 * It goes to .cache/screenshots unless --out says otherwise.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { projectRoot, requireNode } from './project.mjs';

requireNode();
register();

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dark: { type: 'boolean', default: false },
    width: { type: 'string', default: '1280' },
    full: { type: 'boolean', default: false },
    out: { type: 'string' },
    storage: { type: 'string' },
  },
});
const [baseUrl, page = '/'] = positionals;
if (!baseUrl) {
  console.error('Say which page: node scripts/screenshot.mjs http://localhost:8080 /services');
  process.exit(1);
}

const width = Number(values.width);
const { takeScreenshot } = await import('../e2e/take-screenshot.ts');
const out = path.resolve(values.out ?? path.join(projectRoot, '.cache/screenshots', fileName()));
const address = page.startsWith('data:') ? page : new URL(page, baseUrl).href;
await takeScreenshot({ ...values, address, out, width });
console.log(out);

function fileName() {
  const words = page.startsWith('data:')
    ? 'page'
    : page.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home';
  return `${words}-${width}${values.dark ? '-dark' : ''}.png`;
}
