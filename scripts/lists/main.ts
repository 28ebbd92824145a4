/** `npm run lists`: writes the lists anew, after a file came, went or was renamed. With --check it only names the stale ones. */
import { projectRoot } from '../project.mjs';
import { staleLists, writeLists } from './write-lists.ts';

const isCheck = process.argv.includes('--check');
const stale = isCheck ? staleLists(projectRoot) : writeLists(projectRoot);
if (isCheck && stale.length > 0) {
  process.stderr.write(`Stale: ${stale.join(', ')}. Run: npm run lists\n`);
  process.exitCode = 1;
} else
  process.stdout.write(stale.length > 0 ? `Written: ${stale.join(', ')}\n` : 'The lists are up to date.\n');
