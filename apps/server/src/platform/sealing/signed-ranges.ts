/** What a signature of a PDF says of itself: the bytes that it covers, and its own bytes between them. */
export interface SignedRange {
  /** What is signed: all before the gap and all after it, up to `end`. */
  readonly covered: Buffer;
  /** The signature as it is written, in hexadecimal digits; null where anything else stands in the gap. */
  readonly digits: string | null;
  /** Whether it covers the file from its first byte to its last. */
  readonly coversWhole: boolean;
}

const byteRange =
  /\/ByteRange\s{0,40}\[\s{0,40}(\d{1,10})\s{1,40}(\d{1,10})\s{1,40}(\d{1,10})\s{1,40}(\d{1,10})\s{0,40}\]/g;
/** No file has so many; one that does is not read to the end. */
const mostSignatures = 50;
const digitsAlone = /^<((?:[\dA-F]{2})*|(?:[\da-f]{2})*)>$/;

/**
 * Every signature of a file, found by its bytes: a signature lies in no packed part, and a file that was changed is
 * read all the same.
 */
export function signedRanges(content: Buffer): SignedRange[] {
  const seen = new Set<string>();
  const ranges: SignedRange[] = [];
  for (const [, ...written] of content.toString('latin1').matchAll(byteRange)) {
    const [start = 0, first = 0, second = 0, last = 0] = written.map(Number);
    const key = written.join(' ');
    if (seen.has(key) || ranges.length >= mostSignatures) continue;
    seen.add(key);
    const end = second + last;
    if (start !== 0 || second <= first || end > content.length) continue;
    const gap = content.subarray(first, second).toString('latin1');
    ranges.push({
      covered: Buffer.concat([content.subarray(0, first), content.subarray(second, end)]),
      digits: digitsAlone.exec(gap)?.[1] ?? null,
      coversWhole: end === content.length,
    });
  }
  return ranges;
}
