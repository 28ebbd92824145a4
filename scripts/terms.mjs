/**
 * Says where a retired term of the project is used again, or a text on a screen has a phrase of translated English, and
 * fails if one does (docs/glossary.md).
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project.mjs';
import {
  isSpoken,
  retiredInDocument,
  retiredInPath,
  retiredInSource,
  retiredPhrasesIn,
} from './terms/find-terms.mjs';

/** Applied migrations are never edited; generated types follow the tables; these two files name the retired terms. */
const exempt = /\/migrations\/|\.gen\.ts$|^scripts\/terms\/|^docs\/glossary\.md$/;
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: projectRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !exempt.test(file));

function breachesIn(file) {
  const read = () => readFileSync(path.join(projectRoot, file), 'utf8');
  const phrases = isSpoken(file) ? retiredPhrasesIn(file, read()) : [];
  if (/\.(tsx?|mjs|cjs)$/.test(file)) return [...retiredInSource(file, read()), ...phrases];
  return file.endsWith('.md') ? retiredInDocument(file, read()) : [];
}

const breaches = files.flatMap((file) => [...retiredInPath(file), ...breachesIn(file)]);
for (const breach of breaches) console.error(breach);
console.log(`${files.length} files, ${breaches.length} retired terms.`);
process.exitCode = breaches.length > 0 ? 1 : 0;
