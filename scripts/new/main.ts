/** `npm run new`: writes the files of a new domain, or of a new verb of one; then formats them and brings the lists up to date. */
import { spawnSync } from 'node:child_process';
import { writeLists } from '../lists/write-lists.ts';
import { projectRoot, withLocalBin } from '../project.mjs';
import { make } from './make.ts';

function run(command: string, words: readonly string[]): void {
  const { status } = spawnSync(command, words, {
    cwd: projectRoot,
    env: withLocalBin(process.env),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} failed.`);
}

try {
  const { files, migrated } = make(projectRoot, process.argv.slice(2));
  const lists = writeLists(projectRoot);
  run('biome', ['format', '--write', ...files]);
  if (migrated) run('npm', ['run', '--silent', 'schema']);
  process.stdout.write(`${[...files, ...lists].map((file) => `  ${file}`).join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
