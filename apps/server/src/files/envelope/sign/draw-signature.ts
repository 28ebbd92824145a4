/** Pictures of a signature, initials or a stamp: read beside the server, made anew, kept before their row is. */
import { signatureBytes } from '@nukkad/contract/files/envelope/sign.model';
import { envelopeErrors } from '@nukkad/contract/files/envelope/envelope.noun';
import { newId } from '../../../platform/id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { discard } from '../../../platform/storage/storage.ts';
import { envelopeFolder } from '../document.store.ts';
import type { RecipientRow } from '../recipient.store.ts';

const pngMediaType = 'image/png';
const kinds = ['signature', 'initials', 'stamp'] as const;
export type PictureKind = (typeof kinds)[number];

export type GivenPictures = {
  readonly [Kind in PictureKind]?: { readonly how: string; readonly png: string } | undefined;
};
/** Where they lie; null: none was given. */
export type KeptPictures = Pick<RecipientRow, 'signatureKey' | 'initialsKey' | 'stampKey'>;

const refusals = { unreadable: envelopeErrors.sign_picture_wrong };

function bytesOf(png: string): Buffer {
  const content = Buffer.from(png, 'base64');
  if (content.length === 0 || content.length > signatureBytes) refuse(envelopeErrors.sign_picture_wrong);
  return content;
}

async function keepOne(
  { readers, storage }: Platform,
  { envelopeId, recipientId }: RecipientRow,
  png: string,
): Promise<string> {
  const file = { fileName: 'signature.png', mediaType: pngMediaType, content: bytesOf(png) };
  const { content } = await readers.read('signature', file, { by: recipientId, options: null, refusals });
  const key = `${envelopeFolder}${envelopeId}/${newId()}`;
  await storage.put(key, content, pngMediaType);
  return key;
}

/** They go if `write` does not keep them. */
export async function withPictures<Answer>(
  platform: Platform,
  recipient: RecipientRow,
  given: GivenPictures,
  write: (kept: KeptPictures) => Promise<Answer>,
): Promise<Answer> {
  const kept = new Map<PictureKind, string>();
  try {
    for (const kind of kinds) {
      const picture = given[kind];
      if (picture) kept.set(kind, await keepOne(platform, recipient, picture.png));
    }
    return await write({
      signatureKey: kept.get('signature') ?? null,
      initialsKey: kept.get('initials') ?? null,
      stampKey: kept.get('stamp') ?? null,
    });
  } catch (error) {
    await discard(platform.storage, [...kept.values()]);
    throw error;
  }
}
