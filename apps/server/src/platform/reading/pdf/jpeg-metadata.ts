const startOfScan = 0xda;
const comment = 0xfe;
const firstApp = 0xe0;
const lastApp = 0xef;
/** JFIF, the colour profile and Adobe's colour transform decide how a picture looks. */
const kept: ReadonlySet<number> = new Set([0xe0, 0xe2, 0xee]);

/**
 * A JPEG without EXIF, XMP, IPTC and comments, its pixels as they were: a scan in a PDF may say where it was taken.
 * What is not laid out as a JPEG stays as it is.
 */
export function withoutPictureMetadata(content: Uint8Array): Uint8Array {
  if (content[0] !== 0xff || content[1] !== 0xd8) return content;
  const parts = [content.subarray(0, 2)];
  let at = 2;
  while (content[at] === 0xff) {
    const marker = content[at + 1] ?? startOfScan;
    if (marker === startOfScan) break;
    const end = at + 2 + (content[at + 2] ?? 0) * 256 + (content[at + 3] ?? 0);
    const isMetadata = marker === comment || (marker >= firstApp && marker <= lastApp && !kept.has(marker));
    if (!isMetadata) parts.push(content.subarray(at, end));
    if (end <= at + 3 || end > content.length) return content;
    at = end;
  }
  const length = parts.reduce((sum, part) => sum + part.length, content.length - at);
  // A scan of many pages is not held twice where nothing is left out.
  return length === content.length ? content : Buffer.concat([...parts, content.subarray(at)], length);
}
