import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { type Place, type ReadFile, type Reason, type SentFile, extensionOf } from './reading.ts';

/** By the type that the sender says: how such a file is called, what its bytes must be, and as what it is written anew. */
const kinds = {
  'video/mp4': { extensions: ['mp4', 'm4v'], formats: [MP4], writes: 'video/mp4' },
  'video/quicktime': { extensions: ['mov', 'qt'], formats: [QTFF, MP4], writes: 'video/mp4' },
  'video/webm': { extensions: ['webm'], formats: [WEBM], writes: 'video/webm' },
} as const;
type Kind = (typeof kinds)[keyof typeof kinds];

/** What the browsers of today play in these containers. */
const pictures = new Set<string>(['avc', 'vp8', 'vp9', 'av1']);
const sounds = new Set<string>(['aac', 'opus', 'vorbis', 'mp3']);

/** A recorder stops a moment after it is told to. */
const graceSeconds = 1;
const longestSide = 4_096;
/** 120 pictures and 100 pieces of sound, and what a recorder does more. */
const packetsOfSecond = 234;

export interface VideoLength {
  readonly seconds: number;
  /** Also as newer phones film, which not every browser plays. */
  readonly alsoHevc?: boolean;
}

export interface VideoFile {
  /** Empty where the file was left at its place. */
  readonly content: Buffer;
  readonly mediaType: Kind['writes'];
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
}

const kindOf = ({ fileName, mediaType }: SentFile): Kind | null => {
  const kind = Object.entries(kinds).find(([type]) => type === mediaType)?.[1];
  return kind && (kind.extensions as readonly string[]).includes(extensionOf(fileName)) ? kind : null;
};

interface Tracks {
  readonly picture: InputVideoTrack;
  readonly sound: InputAudioTrack | null;
}

/** One moving picture with sound or without; what else is in the file, as subtitles and data, is not taken over. */
async function tracksOf(input: Input, alsoHevc: boolean): Promise<Tracks | null> {
  const [[picture, ...others], [sound = null, ...more]] = await Promise.all([
    input.getVideoTracks(),
    input.getAudioTracks(),
  ]);
  if (!picture || others.length > 0 || more.length > 0) return null;
  const [codec, voice] = await Promise.all([picture.getCodec(), sound?.getCodec()]);
  const isKept = codec !== null && (pictures.has(codec) || (alsoHevc && codec === 'hevc'));
  const isPlayed = isKept && (voice == null || sounds.has(voice));
  return isPlayed && (sound === null || voice !== null) ? { picture, sound } : null;
}

interface Copying {
  /** The first moment of the file becomes its beginning. */
  readonly from: number;
  left: number;
}

async function* packetsOf(track: InputVideoTrack | InputAudioTrack, copying: Copying) {
  for await (const packet of new EncodedPacketSink(track).packets()) {
    copying.left -= 1;
    if (copying.left < 0) throw new Error('A video has more pictures than its time can have.');
    yield packet.clone({ timestamp: Math.max(0, packet.timestamp - copying.from) });
  }
}

/** Decoded nowhere: pictures and sound are copied, packet by packet, into a new container. */
async function copyPicture(track: InputVideoTrack, source: EncodedVideoPacketSource, copying: Copying) {
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined;
  for await (const packet of packetsOf(track, copying)) await source.add(packet, { decoderConfig });
  source.close();
}

async function copySound(track: InputAudioTrack, source: EncodedAudioPacketSource, copying: Copying) {
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined;
  for await (const packet of packetsOf(track, copying)) await source.add(packet, { decoderConfig });
  source.close();
}

interface Writing {
  readonly writes: Kind['writes'];
  readonly place: Place | undefined;
}

/** Without place, camera, names or anything else that phones write beside the pictures. */
async function writeAnew(
  { picture, sound }: Tracks,
  { writes, place }: Writing,
  copying: Copying,
): Promise<Buffer> {
  const target = place ? new FilePathTarget(place.to) : new BufferTarget();
  const format = writes === 'video/webm' ? new WebMOutputFormat() : new Mp4OutputFormat();
  const output = new Output({ format, target });
  const [codec, voice] = await Promise.all([picture.getCodec(), sound?.getCodec()]);
  if (!codec) throw new Error('A video without a codec was let through.');
  const pictureSource = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(pictureSource, { rotation: await picture.getRotation() });
  const soundSource = voice ? new EncodedAudioPacketSource(voice) : null;
  if (soundSource) output.addAudioTrack(soundSource);
  await output.start();
  await Promise.all([
    copyPicture(picture, pictureSource, copying),
    sound && soundSource && copySound(sound, soundSource, copying),
  ]);
  await output.finalize();
  if (target instanceof FilePathTarget) return Buffer.alloc(0);
  if (!target.buffer) throw new Error('A video was not written.');
  return Buffer.from(target.buffer);
}

const unreadable: { readonly refused: Reason } = { refused: 'unreadable' };
const tooLong: { readonly refused: Reason } = { refused: 'too_long' };

async function readTracks(input: Input, writing: Writing, { seconds: most, alsoHevc = false }: VideoLength) {
  const tracks = (await input.canRead()) ? await tracksOf(input, alsoHevc) : null;
  if (!tracks) return unreadable;
  const { picture } = tracks;
  const [width, height] = await Promise.all([picture.getDisplayWidth(), picture.getDisplayHeight()]);
  if (!(width > 0 && height > 0 && Math.max(width, height) <= longestSide)) return unreadable;
  const from = await input.getFirstTimestamp();
  const seconds = (await input.computeDuration()) - from;
  if (!(seconds > 0)) return unreadable;
  if (seconds > most + graceSeconds) return tooLong;
  return {
    read: {
      content: await writeAnew(tracks, writing, { from, left: Math.ceil(most * packetsOfSecond) }),
      mediaType: writing.writes,
      seconds: Math.min(most, Math.max(1, Math.round(seconds))),
      width: Math.round(width),
      height: Math.round(height),
    },
  };
}

/**
 * A short video as browsers record it and phones film it, written anew as MP4 or WebM. How long it is is counted from its
 * pictures and sound: a live recording does not say it, and what a file says of itself is a claim.
 */
export const readVideo: ReadFile<VideoLength, VideoFile> = async (file, length) => {
  const kind = kindOf(file);
  if (!kind) return unreadable;
  const { place } = file;
  const source = place ? new FilePathSource(place.from) : new BufferSource(file.content);
  const input = new Input({ source, formats: [...kind.formats] });
  return readTracks(input, { writes: kind.writes, place }, length).finally(() => input.dispose());
};
