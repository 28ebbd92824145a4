/** Addresses of links, and of what they open for ten minutes. */
import type { ShareWay } from '@nukkad/contract/files/share/share.noun';
import * as z from 'zod/mini';
import { newId } from '../../platform/id.ts';
import type { Platform } from '../../platform/platform.ts';
import { shareCodes } from '../../platform/share/share-code.ts';
import { openings } from './share.rules.ts';

/** As links to documents were signed before there was one table, so that those open on. */
const codes = shareCodes('document share');

type Config = Pick<Platform['config'], 'secret' | 'publicOrigin'>;

export const pathOf = ({ secret }: Pick<Config, 'secret'>, shareId: string): string =>
  `/drive/shared/${codes.codeOf(secret, shareId)}`;

export const addressOf = (config: Config, shareId: string): string =>
  `${config.publicOrigin}${pathOf(config, shareId)}`;

export const shareOfCode = codes.shareOf;

/** An opening of a link: by whom, and until when its addresses work. */
export interface Ticket {
  readonly openingId: string;
  readonly until: number;
  /** Empty: it was not asked. */
  readonly name: string;
}

/** What of the link an address holds fast: another password or way ends every address that was given before. */
interface Sealed {
  readonly shareId: string;
  readonly passwordHash: string | null;
  readonly allows: ShareWay;
}

const sealOf = (secret: string, { shareId, passwordHash, allows }: Sealed, ticket: Ticket): Buffer =>
  codes.signed(
    secret,
    JSON.stringify([shareId, passwordHash, allows, ticket.openingId, ticket.until, ticket.name]),
  );

export const newTicket = (now: Date, name: string): Ticket => ({
  openingId: newId(),
  until: now.getTime() + openings.ticketMs,
  name,
});

/** The query of an address. */
export function writeTicket(secret: string, share: Sealed, ticket: Ticket): string {
  const { openingId, until, name } = ticket;
  const sig = sealOf(secret, share, ticket).toString('base64url');
  return new URLSearchParams({ opening: openingId, until: String(until), name, sig }).toString();
}

const written = z.object({
  opening: z.uuid(),
  until: z.string().check(z.regex(/^\d{1,15}$/)),
  name: z.string().check(z.maxLength(80)),
  sig: z.string(),
});

/** Null: not ours, of another state of the link, or over. */
export function readTicket(secret: string, share: Sealed, query: unknown, now: Date): Ticket | null {
  const { data } = z.safeParse(written, query);
  if (!data) return null;
  const ticket = { openingId: data.opening, until: Number(data.until), name: data.name };
  const left = ticket.until - now.getTime();
  if (left <= 0 || left > openings.ticketMs) return null;
  return codes.fits(data.sig, sealOf(secret, share, ticket)) ? ticket : null;
}
