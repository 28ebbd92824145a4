import type { Viewer } from '../../src/platform/viewer.ts';
import { readPrint } from '../../src/platform/reading/read-print.ts';
import type { Mounted } from './mounted.ts';
import { viewerIdentity } from './test-client.ts';

/** What stands on a PDF, line after line. */
export async function printOf(content: Buffer): Promise<string> {
  const print = { fileName: 'paper.pdf', mediaType: 'application/pdf', content };
  const answer = await readPrint(print, null, () => undefined);
  return 'read' in answer
    ? answer.read.lines.map((line) => line.map(({ text }) => text).join(' ')).join(' | ')
    : '';
}

/** A file of the API, byte by byte. */
export async function fileOf(app: Pick<Mounted, 'url'>, viewer: Viewer, path: string): Promise<Buffer> {
  const response = await fetch(`${app.url}/api${path}`, { headers: viewerIdentity(viewer) });
  if (!response.ok) throw new Error(`${path} is answered with ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}
