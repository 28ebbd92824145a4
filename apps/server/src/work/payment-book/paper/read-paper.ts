import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import type {
  getPaperFile as fileCall,
  listIssuedPaper as listCall,
} from '@nukkad/contract/work/payment-book/party-paper.api';
import { partyPaperErrors } from '@nukkad/contract/work/payment-book/party-paper.noun';
import type { PartyPaperAnswer } from '@nukkad/contract/work/payment-book/party-paper.model';
import type { Reader } from '../../../platform/db/database.ts';
import { nextCursor, readInstantCursor } from '../../../platform/http/cursor.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { listReversed } from '../book.store.ts';
import type { PaymentBookDependencies } from '../payment-book.interface.ts';
import { organisationOf } from '../read-book.ts';
import { drawPaper } from './draw-paper.ts';
import { lastMails } from './paper-mail.store.ts';
import { type PaperRow, creditedOfEach, findPaper, listPaperRows } from './paper.store.ts';

type Deps = Pick<PaymentBookDependencies, 'party' | 'account'>;

/** Where each would be sent, and when it was last. */
async function mailsOf(
  { party, account }: Deps,
  reader: Reader,
  organisationId: string,
  rows: readonly PaperRow[],
) {
  const [emails, sent] = await Promise.all([
    party.emailsOf(reader, organisationId, [...new Set(rows.map(({ partyId }) => partyId))]),
    lastMails(
      reader,
      rows.map(({ paperId }) => paperId),
    ),
  ]);
  const people = await account.getPeople(reader, [
    ...new Set([...sent.values()].map(({ sentBy }) => sentBy)),
  ]);
  return ({ paperId, partyId }: PaperRow): Pick<PartyPaperAnswer, 'email' | 'sent'> => {
    const last = sent.get(paperId);
    return {
      email: emails.get(partyId) ?? null,
      sent: last
        ? { email: last.email, by: people.get(last.sentBy)?.fullName ?? '', at: last.sentAt.toISOString() }
        : null,
    };
  };
}

export async function presentIssued(
  deps: Deps,
  reader: Reader,
  organisationId: string,
  rows: readonly PaperRow[],
): Promise<PartyPaperAnswer[]> {
  const [parties, reversed, credited, mailOf] = await Promise.all([
    deps.party.getParties(reader, organisationId, [...new Set(rows.map(({ partyId }) => partyId))]),
    listReversed(
      reader,
      rows.map(({ entryId }) => entryId),
    ),
    creditedOfEach(
      reader,
      rows.map(({ paperId }) => paperId),
    ),
    mailsOf(deps, reader, organisationId, rows),
  ]);
  return rows.map((row) => ({
    paperId: row.paperId,
    entryId: row.entryId,
    partyId: row.partyId,
    partyName: parties.get(row.partyId)?.name ?? '',
    kind: row.kind,
    number: row.paperNumber,
    total: row.totalPaise,
    credited: credited.get(row.paperId) ?? 0,
    isTakenBack: reversed.has(row.entryId),
    issuedAt: row.issuedAt.toISOString(),
    ...mailOf(row),
  }));
}

export async function listIssuedPaper(
  deps: PaymentBookDependencies,
  { viewer }: SignedInCall,
  { cursor, limit, partyId, kind }: EndpointParsed<typeof listCall>['query'],
): Promise<Page<PartyPaperAnswer>> {
  const { db } = deps.platform;
  const organisationId = organisationOf(viewer);
  const filter = { organisationId, partyId, kind };
  const rows = await listPaperRows(db, filter, readInstantCursor(cursor), limit + 1);
  return {
    items: await presentIssued(deps, db, organisationId, rows.slice(0, limit)),
    nextCursor: nextCursor(rows, limit, (row) => [row.issuedAt.toISOString(), row.paperId]),
  };
}

export const fileNameOf = ({ paperNumber }: Pick<PaperRow, 'paperNumber'>): string =>
  `${paperNumber.replaceAll('/', '-')}.pdf`;

/** As it was issued, with the logo of that day. */
export async function paperFile(
  { partner, platform }: Pick<PaymentBookDependencies, 'partner' | 'platform'>,
  row: PaperRow,
  lang: 'en' | 'hi',
): Promise<Buffer> {
  const logo = row.logoId ? await partner.logos.drawIssued(platform.db, row.logoId) : null;
  return drawPaper(row, lang, { brand: platform.config.BRAND_NAME, logo });
}

export async function getPaperFile(
  deps: PaymentBookDependencies,
  call: SignedInCall,
  { paperId, lang = call.lang }: EndpointParsed<typeof fileCall>['query'],
): Promise<Buffer> {
  const row = await findPaper(deps.platform.db, organisationOf(call.viewer), paperId);
  if (!row) return refuse(partyPaperErrors.paper_not_found);
  void call.reply
    .header('content-disposition', `inline; filename="${fileNameOf(row)}"`)
    .header('x-content-type-options', 'nosniff');
  return paperFile(deps, row, lang);
}
