import { createHash } from 'node:crypto';
import type { BusinessLogo } from '@nukkad/contract/identity/partner/partner.model';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Sought, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import type { PaperLogo } from '../../../platform/pdf/logo.ts';
import type { Platform } from '../../../platform/platform.ts';
import { signLink } from '../../../platform/storage/links.ts';
import { logoMediaType } from '../../../platform/storage/media-types.ts';
import {
  type LogoRow,
  addLogo,
  endLogo,
  findLogo,
  findLogoById,
  holdLogo,
  keyOfLogo,
  keysOfLogos,
  logoFolder,
} from './logo.store.ts';

/** The logos of businesses: on screens, and on papers, which are never stopped by one that is gone or broken. */
export interface PartnerLogos {
  /** For screens; null: there is none. */
  link(reader: Reader, organisationId: string, now: Date): Promise<BusinessLogo | null>;
  /** Where that of one lies, for a statement that finds the business itself. */
  keyOf(organisationId: Sought<string>): Sought<string | null>;
  /** Where those of these businesses lie, for lists; anyone may see them. */
  keysOf(reader: Reader, organisationIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** For a paper that is drawn as the business is today. */
  draw(reader: Reader, organisationId: string): Promise<PaperLogo | null>;
  /** For a paper that was issued with it. */
  drawIssued(reader: Reader, logoId: string): Promise<PaperLogo | null>;
  /** For a paper that is issued now: the logo stays as long as the paper. Answers its id. */
  hold(tx: Tx, organisation: Owned): Promise<string | null>;
  /** Stores the file of a logo whose row comes next. */
  store(organisationId: string, picture: PaperLogo, now: Date): Promise<LogoRow>;
  /** In place of the one before. Answers the key of a file that nothing names any more. */
  replace(tx: Tx, logo: Authorized<LogoRow>): Promise<string | null>;
  /** Answers as `replace` does. */
  end(tx: Tx, organisation: Owned, now: Date): Promise<string | null>;
}
type Owned = Authorized<{ readonly organisationId: string }>;

const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

type Parts = Pick<Platform, 'config' | 'log' | 'storage'>;

/** Its file, where it is still what was stored. */
async function load({ storage, log }: Parts, row: LogoRow | null): Promise<PaperLogo | null> {
  if (!row) return null;
  const { logoId, storageKey, digest, width, height } = row;
  try {
    const file = await storage.get(storageKey);
    if (file && digestOf(file.content) === digest) return { content: file.content, width, height };
    log.warn({ logoId }, 'the file of a logo is gone or another one');
  } catch (error) {
    log.warn({ logoId, err: error }, 'the file of a logo could not be read');
  }
  return null;
}

async function store({ storage }: Parts, organisationId: string, picture: PaperLogo, now: Date) {
  const { content, width, height } = picture;
  const logoId = newId();
  const storageKey = `${logoFolder}${organisationId}/${logoId}`;
  await storage.put(storageKey, content, logoMediaType);
  return { logoId, organisationId, storageKey, width, height, digest: digestOf(content), addedAt: now };
}

export const partnerLogos = (parts: Parts): PartnerLogos => ({
  link: async (reader, organisationId, now) => {
    const row = await findLogo(reader, organisationId);
    if (!row) return null;
    const { storageKey, width, height } = row;
    return { url: signLink(parts.config.secret, storageKey, 'logo', now), width, height };
  },
  keyOf: keyOfLogo,
  keysOf: keysOfLogos,
  draw: async (reader, organisationId) => load(parts, await findLogo(reader, organisationId)),
  drawIssued: async (reader, logoId) => load(parts, await findLogoById(reader, logoId)),
  hold: holdLogo,
  store: (organisationId, picture, now) => store(parts, organisationId, picture, now),
  replace: async (tx, logo) => {
    const former = await endLogo(tx, logo, logo.addedAt);
    await addLogo(tx, logo);
    return former;
  },
  end: endLogo,
});
