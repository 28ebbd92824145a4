import { createInflate } from 'node:zlib';

/** Counts without keeping, up to `limit` and a little more; what is broken counts as far as it goes. */
export function inflatedSize(content: Uint8Array, limit: number): Promise<number> {
  return new Promise((resolve) => {
    const inflate = createInflate();
    let size = 0;
    const done = () => {
      inflate.destroy();
      resolve(size);
    };
    inflate.on('data', (part: Buffer) => {
      size += part.length;
      if (size > limit) done();
    });
    inflate.on('error', done).on('end', done);
    inflate.end(content);
  });
}
