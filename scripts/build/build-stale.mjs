import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot, withLocalBin } from '../project.mjs';
import { fingerprint } from './fingerprint.mjs';

const STAMPS = path.join(projectRoot, '.cache/build-stamps.json');
const SHARED = ['packages/contract', 'tsconfig.base.json', 'package-lock.json'];
/** What both apps draw: all packages, so that a new one is not forgotten here. */
const OF_SCREENS = readdirSync(path.join(projectRoot, 'packages')).map((name) => `packages/${name}`);
const OF_SERVER = ['src', 'seed', 'package.json'].map((name) => `apps/server/${name}`);

const OF_WEB = [...SHARED, ...OF_SCREENS, 'apps/web'];

/** Each part: what it is made of, a file that proves it was made, how to make it, and the part that it is made of. */
const PARTS = [
  {
    name: 'server',
    sources: [...SHARED, ...OF_SERVER, 'scripts/build/bundle-server.mjs'],
    output: 'apps/server/build/main.js',
    command: 'node scripts/build/bundle-server.mjs',
  },
  {
    name: 'web',
    sources: OF_WEB,
    output: 'apps/web/build/client/sw.js',
    command: 'npm run --silent pages -w apps/web',
  },
  {
    name: 'back office',
    sources: [...SHARED, ...OF_SCREENS, 'apps/backoffice'],
    output: 'apps/backoffice/build/index.html',
    command: 'npm run --silent build -w apps/backoffice',
  },
  {
    // Without it they are sent as they are.
    name: 'packed copy of the web',
    after: 'web',
    sources: OF_WEB,
    output: 'apps/web/build/client/sw.js.br',
    command: 'npm run --silent pack -w apps/web',
  },
];

/**
 * Builds the parts whose sources are not those of the last build, beside each other; `only` names parts. Takes
 * milliseconds when there are none. Throws the output of a part that cannot be built. `isBeside`: people are at work on
 * this machine, and go first.
 */
export async function buildStale({ force = false, only = [], isBeside = false } = {}) {
  const stamps = force ? {} : readStamps();
  const wanted = PARTS.filter(({ name }) => only.length === 0 || only.includes(name));
  const made = new Map();
  const make = async (part) => {
    await made.get(part.after);
    const now = fingerprint(projectRoot, part.sources);
    if (existsSync(path.join(projectRoot, part.output)) && stamps[part.name] === now) return;
    await build(part, isBeside);
    writeStamps({ ...readStamps(), [part.name]: now });
  };
  for (const part of wanted) made.set(part.name, make(part));
  await Promise.all(made.values());
}

/** The same for a program that is of no use without them: says what failed, and ends. */
export async function buildOrExit(options) {
  await buildStale(options).catch(({ message }) => {
    console.error(message);
    process.exit(1);
  });
}

async function build({ name, command }, isBeside) {
  const began = performance.now();
  console.log(`Building the ${name} …`);
  const { code, output } = await run(command, isBeside);
  if (code !== 0) throw new Error(`The ${name} could not be built.\n\n${output}`);
  console.log(`The ${name} was built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

/** Bundlers make much that is forgotten at once: with more room for what is young the engine collects it less often. */
const ROOM = '--max-semi-space-size=64';
const BELOW = os.constants.priority.PRIORITY_BELOW_NORMAL;

function run(command, isBeside) {
  return new Promise((resolve) => {
    const NODE_OPTIONS = [process.env.NODE_OPTIONS, ROOM].filter(Boolean).join(' ');
    const env = { ...withLocalBin(process.env), NODE_ENV: 'production', NODE_OPTIONS };
    const child = spawn(command, { cwd: projectRoot, env, shell: true });
    if (isBeside && child.pid && os.getPriority() < BELOW) os.setPriority(child.pid, BELOW);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({ code: 1, output: String(error) }));
    child.once('close', (code) => resolve({ code, output }));
  });
}

function readStamps() {
  try {
    return JSON.parse(readFileSync(STAMPS, 'utf8'));
  } catch {
    return {};
  }
}

function writeStamps(stamps) {
  mkdirSync(path.dirname(STAMPS), { recursive: true });
  writeFileSync(STAMPS, `${JSON.stringify(stamps, null, 2)}\n`);
}
