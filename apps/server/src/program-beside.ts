import { type ChildProcess, fork, type StdioOptions } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** From the sources, as in tests, a program needs the loader that its parent was started with. */
function programOf(name: string): { readonly file: string; readonly execArgv: string[] } {
  const here = fileURLToPath(import.meta.url);
  const extension = path.extname(here);
  const file = path.join(path.dirname(here), `${name}${extension}`);
  if (extension !== '.ts') return { file, execArgv: [] };
  const loader = createRequire(import.meta.url).resolve('tsx');
  return { file, execArgv: ['--import', loader, '--conditions=source'] };
}

/** A program of the server in a process beside this one; what they tell each other may be any value that can be cloned. */
export function forkBeside(name: string, output: 'ignore' | 'inherit'): ChildProcess {
  const { file, execArgv } = programOf(name);
  const stdio: StdioOptions = ['ignore', output, 'inherit', 'ipc'];
  const child = fork(file, [], { execArgv, serialization: 'advanced', stdio });
  child.on('error', () => undefined);
  return child;
}
