import { strFromU8, unzipSync, zipSync } from 'fflate';

const unpackedLimit = 4 * 1_048_576;
const entryLimit = 60;

export interface UnpackedSheets {
  /** The same archive, uncompressed. */
  readonly archive: Buffer;
  /** What each XML file in it says. */
  readonly texts: readonly string[];
}

/**
 * Packs an archive anew, uncompressed. Each entry is unpacked into a buffer of the size that it claims, so that a
 * small file cannot become a large one, and the reader behind meets nothing that was not measured. Throws where it
 * holds more than 4 MB or 60 entries.
 */
export function unpackSheets(content: Uint8Array): UnpackedSheets {
  let total = 0;
  let entries = 0;
  const files = unzipSync(content, {
    filter: ({ originalSize }) => {
      total += originalSize;
      entries += 1;
      if (total > unpackedLimit || entries > entryLimit) throw new RangeError('Too large.');
      return true;
    },
  });
  const texts = Object.entries(files)
    .filter(([name]) => name.endsWith('.xml'))
    .map(([, bytes]) => strFromU8(bytes));
  return { archive: Buffer.from(zipSync(files, { level: 0 })), texts };
}
