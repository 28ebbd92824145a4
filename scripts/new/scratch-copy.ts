import { cpSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** What is built, installed or kept, and no source. */
const left =
  /(^|\/)(node_modules|\.git|\.cache|\.data|dist|\.react-router)(\/|$)|^apps\/\w+\/build(\/|$)|\.tsbuildinfo$/;

/** The project's own packages are found in the copy, all others where they are installed. */
function linkModules(root: string, copy: string): void {
  const [from, to] = [path.join(root, 'node_modules'), path.join(copy, 'node_modules')];
  mkdirSync(path.join(to, '@nukkad'), { recursive: true });
  for (const name of readdirSync(from).filter((one) => one !== '@nukkad' && !one.startsWith('.vite')))
    symlinkSync(path.join(from, name), path.join(to, name));
  for (const name of readdirSync(path.join(from, '@nukkad'))) {
    const folder = path.relative(root, realpathSync(path.join(from, '@nukkad', name)));
    symlinkSync(path.join(copy, folder), path.join(to, '@nukkad', name));
  }
}

/** A copy of the project's sources at `copy`, in which its own tools run. */
export function scratchCopy(root: string, copy: string): void {
  cpSync(root, copy, {
    recursive: true,
    filter: (source) => !left.test(path.relative(root, source).split(path.sep).join('/')),
  });
  linkModules(root, copy);
}
