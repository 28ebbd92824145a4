import { strFromU8, unzipSync, zipSync } from 'fflate';

export interface UnpackedLimits {
  readonly bytes: number;
  readonly entries: number;
}

/** A table of an import. */
const importLimits: UnpackedLimits = { bytes: 4 * 1_048_576, entries: 60 };

export interface UnpackedSheets {
  /** The same archive, uncompressed. */
  readonly archive: Buffer;
  /** What each XML file in it says. */
  readonly texts: readonly string[];
}

/**
 * Packs an archive anew, uncompressed. Each entry is unpacked into a buffer of the size that it claims, so that a
 * small file cannot become a large one, and the reader behind meets nothing that was not measured. Throws where it
 * holds more than it may; left out: 4 MB or 60 entries.
 */
export function unpackSheets(
  content: Uint8Array,
  { bytes, entries: most }: UnpackedLimits = importLimits,
): UnpackedSheets {
  let total = 0;
  let entries = 0;
  const files = unzipSync(content, {
    filter: ({ originalSize }) => {
      total += originalSize;
      entries += 1;
      if (total > bytes || entries > most) throw new RangeError('Too large.');
      return true;
    },
  });
  const texts = Object.entries(files)
    .filter(([name]) => name.endsWith('.xml'))
    .map(([, unpacked]) => strFromU8(unpacked));
  return { archive: Buffer.from(zipSync(files, { level: 0 })), texts };
}
