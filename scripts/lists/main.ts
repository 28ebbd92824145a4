/** `npm run lists`: writes the lists anew, after a file came, went or was renamed. */
import { projectRoot } from '../project.mjs';
import { writeLists } from './write-lists.ts';

const changed = writeLists(projectRoot);
process.stdout.write(changed.length > 0 ? `Written: ${changed.join(', ')}\n` : 'The lists are up to date.\n');
