import { holdsContactDetails } from '@nukkad/contract/kernel/contact-details/contact-details';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { UploadedFile } from '../../platform/http/route.ts';
import type { Line } from '../../platform/reading/reading.ts';
import type { Readers } from '../../platform/reading/readers.ts';
import { Refusal } from '../../platform/refusal.ts';
import { pdfMediaType, soundMediaType } from '../../platform/storage/media-types.ts';

const refusals = { unreadable: kernelErrors.file_too_complex };

/** A PDF holds its words, or as a scan a picture of them. */
async function linesOf(readers: Readers, file: UploadedFile, by: string): Promise<readonly Line[]> {
  const request = { by, options: null, refusals };
  if (file.mediaType !== pdfMediaType) return (await readers.read('words', file, request)).lines;
  const { lines, scan } = await readers.read('print', file, request);
  if (!scan) return lines;
  const picture = { ...file, mediaType: 'image/png', content: Buffer.from(scan) };
  return (await readers.read('words', picture, request)).lines;
}

/** What is guessed rather than read is no number. */
const leastConfidence = 0.5;
const wordsOf = (line: Line): string =>
  line.flatMap(({ text, confidence }) => (confidence < leastConfidence ? [] : [text])).join(' ');

/** Whether a number or an address can be read off it. Too much at once is the caller's to try again. */
export async function showsContact(readers: Readers, file: UploadedFile, by: string): Promise<boolean> {
  if (file.mediaType === soundMediaType) return false;
  try {
    const lines = await linesOf(readers, file, by);
    return lines.some((line) => holdsContactDetails(wordsOf(line)));
  } catch (error) {
    // What cannot be opened is refused by who keeps it; what holds too much to be read is kept.
    if (error instanceof Refusal && error.fact === kernelErrors.file_too_complex) return false;
    throw error;
  }
}
