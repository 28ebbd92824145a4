import { access, constants } from 'node:fs/promises';
import type { LaunchOptions } from '@playwright/test';
import { type Browser, bundledChromium } from './bundled-chromium.ts';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Only our own pages are opened, so the sandbox may stay out: root and most containers cannot have one. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  // Pages live for seconds: what the optimising compilers do for them is work that pays back later.
  '--js-flags=--no-maglev --no-opt',
  // No browser process is started for a page that may never be opened.
  '--renderer-process-limit=1',
];

/** How to launch the browser that this machine has; CHROME_PATH=bundled asks for the one from npm. */
export async function browserLaunchOptions(): Promise<LaunchOptions> {
  const { executablePath, env } = (await installedBrowser()) ?? (await bundledChromium());
  return { executablePath, args: FLAGS, headless: true, env: { ...definedEnvironment(), ...env } };
}

async function installedBrowser(): Promise<Browser | null> {
  const asked = process.env.CHROME_PATH;
  if (asked === 'bundled') return null;
  for (const executablePath of asked ? [asked] : INSTALLED) {
    if (await isExecutable(executablePath)) return { executablePath, env: {} };
  }
  if (asked) throw new Error(`CHROME_PATH names ${asked}, which cannot be run.`);
  return null;
}

function definedEnvironment(): Record<string, string> {
  const pairs = Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return Object.fromEntries(pairs);
}

function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}
