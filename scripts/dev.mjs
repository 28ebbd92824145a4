/**
 * npm run dev: the web and the back office with hot reload, each at an address of its own, and behind them the server,
 * started again on every change of its own sources or the contract's.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectRoot, requireNode } from './project.mjs';

requireNode();

const port = Number(process.env.PORT ?? 8080);
const apiPort = Number(process.env.API_PORT ?? port + 1);
const officePort = Number(process.env.BACKOFFICE_PORT ?? port + 2);
const shared = {
  ...process.env,
  NODE_ENV: 'development',
  API_PORT: String(apiPort),
  WEB_PORT: String(port),
  BACKOFFICE_PORT: String(officePort),
};
const bin = (name) => path.join(projectRoot, 'node_modules/.bin', name);

const children = [
  start(
    'server',
    bin('tsx'),
    ['watch', '--conditions=source', '--clear-screen=false', 'src/main.ts'],
    'apps/server',
    {
      PORT: String(apiPort),
      // Whatever address the pages are served at, what is behind them is asked by this machine alone.
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
    },
  ),
  start('web', bin('react-router'), ['dev', '--port', String(port), '--strictPort'], 'apps/web', {}),
  start('back office', bin('vite'), [], 'apps/backoffice', {}),
];
console.log(
  `Open http://localhost:${port}, and the back office at http://localhost:${officePort}/backoffice/`,
);
console.log(`(the server behind them listens on ${apiPort}).`);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(0));

function start(name, program, args, folder, env) {
  const child = spawn(program, args, {
    cwd: path.join(projectRoot, folder),
    env: { ...shared, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    // In a group of its own, so that Ctrl-C reaches it once, through us: a second signal makes tsx kill the server.
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
  });
  child.once('exit', (code) => {
    if (!stopping) console.error(`The ${name} ended (${code}).`);
    stopAll(code ?? 1);
  });
  return child;
}

/** Asks all of them to stop, and leaves when they are gone. */
function stopAll(code) {
  if (stopping) return;
  stopping = true;
  const alive = children.filter((child) => child.exitCode === null && child.signalCode === null);
  let left = alive.length;
  if (left === 0) process.exit(code);
  for (const child of alive) {
    child.once('exit', () => {
      left -= 1;
      if (left === 0) process.exit(code);
    });
    child.kill('SIGTERM');
  }
}
