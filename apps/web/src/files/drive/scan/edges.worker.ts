/**
 * Finds the paper on a photo, beside the page, which goes on meanwhile. The content policy refuses WebAssembly: without its
 * name scanic takes its own JavaScript at once, and nothing is reported as refused.
 */
import type { Corners } from './corners.rules.ts';

export interface EdgesTask {
  readonly taskId: number;
  readonly picture: ImageData;
}

export interface EdgesAnswer {
  readonly taskId: number;
  /** Pixels of the picture; null: no paper was found. */
  readonly corners: Corners | null;
}

Reflect.deleteProperty(globalThis, 'WebAssembly');
const scanner = import('scanic');

async function find(picture: ImageData): Promise<Corners | null> {
  const { scanDocument } = await scanner;
  const { success, corners } = await scanDocument(picture, { mode: 'detect', output: 'imagedata' });
  return success ? corners : null;
}

addEventListener('message', ({ data: { taskId, picture } }: MessageEvent<EdgesTask>) => {
  void find(picture)
    .catch(() => null)
    .then((corners) => postMessage({ taskId, corners } satisfies EdgesAnswer));
});
