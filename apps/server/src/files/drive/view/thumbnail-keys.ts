/** Addresses of small pictures: they carry the person and the version, and the rights are looked up again when one is opened. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { driveItemId, driveVersionId } from '@nukkad/contract/files/drive/drive.model';
import { roles } from '@nukkad/contract/kernel/roles';
import * as z from 'zod/mini';
import type { Viewer } from '../../../platform/viewer.ts';

const hourMs = 3_600_000;

const opening = z.tuple([
  driveItemId,
  driveVersionId,
  z.uuid(),
  z.nullable(z.enum(roles)),
  z.nullable(z.uuid()),
  z.int(),
]);

/** Which picture, for whom, acting as what. */
export interface ThumbnailOpening {
  readonly itemId: string;
  readonly versionId: string;
  readonly userId: string;
  readonly role: Viewer['role'];
  readonly organisationId: string | null;
  /** Milliseconds. */
  readonly until: number;
}

/** A whole hour of the clock, so that lists name the same address for an hour and a browser keeps the picture. */
const endOf = (now: Date): number => (Math.floor(now.getTime() / hourMs) + 2) * hourMs;

const signatureOf = (secret: string, payload: string): string =>
  createHmac('sha256', secret).update(`thumbnail of the drive: ${payload}`).digest('base64url');

export function thumbnailAddress(
  secret: string,
  { userId, role, organisationId }: Pick<Viewer, 'userId' | 'role' | 'organisationId'>,
  { itemId, versionId }: Pick<ThumbnailOpening, 'itemId' | 'versionId'>,
  now: Date,
): string {
  const fields = [itemId, versionId, userId, role, organisationId, endOf(now)];
  const payload = Buffer.from(JSON.stringify(fields)).toString('base64url');
  return `/drive-thumbnail?code=${payload}.${signatureOf(secret, payload)}`;
}

function fieldsIn(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** Null: not ours, or over. Compared as text: base64url has more than one spelling of its last character. */
export function readThumbnailOpening(secret: string, code: string, now: Date): ThumbnailOpening | null {
  const [payload = '', given = ''] = code.split('.');
  const [sent, own] = [Buffer.from(given), Buffer.from(signatureOf(secret, payload))];
  if (sent.length !== own.length || !timingSafeEqual(sent, own)) return null;
  const { data } = z.safeParse(opening, fieldsIn(payload));
  if (!data) return null;
  const [itemId, versionId, userId, role, organisationId, until] = data;
  if (now.getTime() >= until) return null;
  return { itemId, versionId, userId, role, organisationId, until };
}
