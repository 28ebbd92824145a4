import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, withLocalBin } from '../project.mjs';
import { fingerprint } from './fingerprint.mjs';

const STAMPS = path.join(projectRoot, '.cache/build-stamps.json');
const SHARED = ['packages/contract', 'tsconfig.base.json', 'package-lock.json'];
/** What both apps draw: all packages, so that a new one is not forgotten here. */
const OF_SCREENS = readdirSync(path.join(projectRoot, 'packages')).map((name) => `packages/${name}`);
const OF_SERVER = ['src', 'seed', 'package.json'].map((name) => `apps/server/${name}`);

/** Each part: what it is made of, a file that proves it was made, and how to make it. */
const PARTS = [
  {
    name: 'server',
    sources: [...SHARED, ...OF_SERVER, 'scripts/build/bundle-server.mjs'],
    output: 'apps/server/build/main.js',
    command: 'node scripts/build/bundle-server.mjs',
  },
  {
    name: 'web',
    sources: [...SHARED, ...OF_SCREENS, 'apps/web'],
    output: 'apps/web/build/server/index.js',
    command: 'npm run --silent build -w apps/web',
  },
  {
    name: 'back office',
    sources: [...SHARED, ...OF_SCREENS, 'apps/backoffice'],
    output: 'apps/backoffice/build/index.html',
    command: 'npm run --silent build -w apps/backoffice',
  },
];

/**
 * Builds the parts whose sources are not those of the last build, beside each other; `only` names parts. Takes
 * milliseconds when there are none. Throws the output of a part that cannot be built.
 */
export async function buildStale({ force = false, only = [] } = {}) {
  const stamps = force ? {} : readStamps();
  const wanted = PARTS.filter(({ name }) => only.length === 0 || only.includes(name));
  await Promise.all(
    wanted.map(async (part) => {
      const now = fingerprint(projectRoot, part.sources);
      if (existsSync(path.join(projectRoot, part.output)) && stamps[part.name] === now) return;
      await build(part);
      writeStamps({ ...readStamps(), [part.name]: now });
    }),
  );
}

/** The same for a program that is of no use without them: says what failed, and ends. */
export async function buildOrExit(options) {
  await buildStale(options).catch(({ message }) => {
    console.error(message);
    process.exit(1);
  });
}

async function build({ name, command }) {
  const began = performance.now();
  console.log(`Building the ${name} …`);
  const { code, output } = await run(command);
  if (code !== 0) throw new Error(`The ${name} could not be built.\n\n${output}`);
  console.log(`The ${name} was built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

function run(command) {
  return new Promise((resolve) => {
    const env = { ...withLocalBin(process.env), NODE_ENV: 'production' };
    const child = spawn(command, { cwd: projectRoot, env, shell: true });
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
