import sharp, { type Sharp } from 'sharp';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type OCREngine, createOCREngine, supportsFastBuild } from 'tesseract-wasm';
import type { PlacedLine, PlacedWord, ReadFile } from './reading.ts';

const require = createRequire(import.meta.url);
const unpack = promisify(gunzip);
const programs = path.dirname(require.resolve('tesseract-wasm'));

/** That of Latin letters knows no rupee sign; that of Devanagari hardly any Latin letter, and digits badly. */
const models = {
  latin: { of: require.resolve('@tesseract.js-data/eng'), file: 'eng.traineddata.gz' },
  devanagari: { of: require.resolve('@tesseract.js-data/hin'), file: 'hin.traineddata.gz' },
} as const;
export type Script = keyof typeof models;

/** Program and model are files of packages: nothing is fetched. A process has one model, as two would be too large. */
async function startWordsEngine(script: Script): Promise<OCREngine> {
  const program = supportsFastBuild() ? 'tesseract-core.wasm' : 'tesseract-core-fallback.wasm';
  const wasmBinary = await readFile(path.join(programs, program));
  const engine = await createOCREngine({ wasmBinary });
  const { of, file } = models[script];
  const model = path.join(path.dirname(of), '4.0.0_best_int', file);
  engine.loadModel(await unpack(await readFile(model)));
  return engine;
}

/** Larger pictures are made smaller: letters of a bill stay readable, and time goes with the pixels. */
const longestSide = 1_200;
const shortestSide = 150;
const pixelLimit = 50_000_000;
const endOfLine = 2;
/** From the darkest point on: letters of a page are often less than a hundredth of it, and their paper would become noise. */
const stretch = { lower: 0, upper: 99 } as const;

/** Grey as the engine wants it: four bytes a pixel. */
function spread(grey: Uint8Array): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(grey.length * 4);
  for (let at = 0; at < grey.length; at += 1) pixels.fill(grey[at] ?? 0, at * 4, at * 4 + 3);
  return pixels;
}

export interface WordsOptions {
  /** The longest side at which letters are looked at, pixels: a full page has smaller ones than a bill. */
  readonly side: number;
  /** Left out: Latin. */
  readonly script?: Script;
}

/**
 * Around the letters of a page, pixels. With more paper around them large letters are taken for dirt, and with none a page may
 * be taken to be empty.
 */
const margin = 60;
/** What is cut off around them. */
const paper = { background: '#fff', threshold: 60 } as const;

interface Grey {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

function linesOn(engine: OCREngine, { data, width, height }: Grey): PlacedLine[] {
  engine.loadImage({ data: spread(data), width, height });
  const lines: PlacedWord[][] = [[]];
  for (const { text, confidence, flags, rect } of engine.getTextBoxes('word')) {
    const { left, top, right, bottom } = rect;
    const word = { text: text.trim(), confidence, box: { left, top, right, bottom } };
    if (word.text) lines.at(-1)?.push(word);
    if (flags & endOfLine) lines.push([]);
  }
  return lines.filter((line) => line.length > 0);
}

async function greyOf(picture: Sharp): Promise<Grey> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The words of a picture, line by line. No lines where it is too small to hold some. */
export const readWords: ReadFile<WordsOptions | null, { readonly lines: readonly PlacedLine[] }> = async (
  { content },
  options,
) => {
  const side = options?.side ?? longestSide;
  const picture = sharp(content, { limitInputPixels: pixelLimit, failOn: 'error' });
  const { width, height } = await picture.metadata();
  if (Math.min(width, height) < shortestSide) return { read: { lines: [] } };
  const engine = await startWordsEngine(options?.script ?? 'latin');
  const lookAt = async (one: Sharp, around: number) => {
    const room = { top: around, bottom: around, left: around, right: around, background: '#fff' };
    const grey = one
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .greyscale()
      .normalise(stretch)
      .extend(room);
    return linesOn(engine, await greyOf(grey));
  };
  if (options === null) return { read: { lines: await lookAt(picture, 0) } };
  const lines = await lookAt(picture.clone().trim(paper), margin);
  return { read: { lines: lines.length > 0 ? lines : await lookAt(picture, margin) } };
};
