import { type ReadFile, type SentFile, extensionOf } from './reading.ts';

/** Numbers of elements of WebM (RFC 8794, RFC 9559), their marker bits included. */
const ids = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackType: 0x83,
  codec: 0x86,
  cluster: 0x1f43b675,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  void: 0xec,
} as const;
/** A recorder writes these as well; they say where frames lie and when it was recorded, or hold nothing. */
const besides = new Set([0x114d9b74, 0x1549a966, 0x1c53bb6b, ids.void, 0xbf]);
const audio = 2;
const codecs = new Set(['A_OPUS']);

interface Element {
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

/** A number of one to eight bytes whose first byte says how many; null: broken, or `unknown` where all its bits are set. */
function numberAt(bytes: Uint8Array, at: number, keepsMarker: boolean) {
  const first = bytes[at];
  if (!first) return null;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return null;
  const marker = 0x80 >> (length - 1);
  let value = keepsMarker ? first : first & (marker - 1);
  let isUnknown = (first & (marker - 1)) === marker - 1;
  for (let place = 1; place < length; place += 1) {
    const byte = bytes[at + place] ?? 0;
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { value, length, isUnknown };
}

/** The elements of a part, one after the other; null: it is not made of whole ones. One of unknown length goes to the end. */
function elementsIn(bytes: Uint8Array, from: number, to: number): readonly Element[] | null {
  const found: Element[] = [];
  for (let at = from; at < to; ) {
    const id = numberAt(bytes, at, true);
    const size = id && numberAt(bytes, at + id.length, false);
    if (!id || !size || id.length > 4) return null;
    const begin = at + id.length + size.length;
    // A live recording does not know how long its segment and clusters become: what follows lies in them.
    const isOpen = size.isUnknown && (id.value === ids.segment || id.value === ids.cluster);
    const end = isOpen ? (id.value === ids.cluster ? begin : to) : begin + size.value;
    if (end > to || (size.isUnknown && !isOpen)) return null;
    found.push({ id: id.value, from: begin, to: end });
    at = end;
  }
  return found;
}

const textOf = (bytes: Uint8Array, { from, to }: Element) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** One track of sound, in a codec that browsers record. */
function isOneVoice(bytes: Uint8Array, tracks: Element): boolean {
  const entries = elementsIn(bytes, tracks.from, tracks.to)?.filter(({ id }) => id !== ids.void) ?? [];
  const [entry] = entries;
  if (!entry || entries.length > 1 || entry.id !== ids.trackEntry) return false;
  const parts = elementsIn(bytes, entry.from, entry.to) ?? [];
  const type = parts.find(({ id }) => id === ids.trackType);
  const codec = parts.find(({ id }) => id === ids.codec);
  return (
    type !== undefined &&
    bytes[type.from] === audio &&
    codec !== undefined &&
    codecs.has(textOf(bytes, codec))
  );
}

/** Parts of a cluster: its time and frames. */
const inCluster = new Set([0xe7, 0xa7, 0xab, ids.simpleBlock, ids.blockGroup, ids.void]);

function isVoiceNote(bytes: Uint8Array): boolean {
  const [head, segment, ...more] = elementsIn(bytes, 0, bytes.length) ?? [];
  if (head?.id !== ids.ebml || segment?.id !== ids.segment || more.length > 0) return false;
  const type = elementsIn(bytes, head.from, head.to)?.find(({ id }) => id === ids.docType);
  if (!type || textOf(bytes, type) !== 'webm') return false;
  const parts = elementsIn(bytes, segment.from, segment.to);
  const tracks = parts?.filter(({ id }) => id === ids.tracks) ?? [];
  const frames = parts?.some(({ id }) => id === ids.cluster || id === ids.simpleBlock) ?? false;
  const known = parts?.every(
    ({ id }) => id === ids.tracks || id === ids.cluster || besides.has(id) || inCluster.has(id),
  );
  return (
    frames && known === true && tracks.length === 1 && tracks[0] !== undefined && isOneVoice(bytes, tracks[0])
  );
}

const fits = ({ fileName, mediaType }: SentFile) =>
  extensionOf(fileName) === 'webm' && /^audio\/webm(;\s*codecs=opus)?$/.test(mediaType);

/**
 * A voice note as browsers record it: WebM with one track of Opus and nothing else, no tags, attachments or pictures. It is
 * read, not decoded; a player refuses broken frames by itself.
 */
export const readSound: ReadFile<null, { readonly content: Buffer }> = async (file) =>
  fits(file) && isVoiceNote(file.content)
    ? { read: { content: Buffer.from(file.content) } }
    : { refused: 'unreadable' };
