import type { Enquiry, EnquiryMessage } from '@nukkad/contract/market/enquiry/enquiry.model';
import type { EnquirySide } from '@nukkad/contract/market/enquiry/enquiry.noun';
import type { Reader } from '../../platform/db/database.ts';
import type { NamedService } from '../catalog/index.ts';
import type { EnquiryInterfaces } from './enquiry.interface.ts';
import { firstName, isUnread, movesOf } from './enquiry.rules.ts';
import type { EnquiryRow } from './enquiry.store.ts';
import type { MessageRow } from './message.store.ts';

interface Names {
  readonly services: ReadonlyMap<string, NamedService>;
  readonly companies: ReadonlyMap<string, { readonly companyName: string }>;
  readonly customers: ReadonlyMap<string, string>;
}

export interface SeenBy {
  readonly side: EnquirySide;
  readonly lang: 'en' | 'hi';
}

/** Once for a page. */
async function namesFor(
  reader: Reader,
  { catalog, partner, account }: EnquiryInterfaces,
  rows: readonly EnquiryRow[],
  lang: SeenBy['lang'],
): Promise<Names> {
  const each = (of: (row: EnquiryRow) => string) => [...new Set(rows.map(of))];
  const [services, companies, customers] = await Promise.all([
    catalog.services(
      reader,
      each(({ serviceId }) => serviceId),
      lang,
    ),
    partner.getOrganisations(
      reader,
      each(({ organisationId }) => organisationId),
    ),
    account.namesOf(
      reader,
      each(({ userId }) => userId),
    ),
  ]);
  return { services, companies, customers };
}

const present = (row: EnquiryRow, side: EnquirySide, names: Names): Enquiry => {
  const service = names.services.get(row.serviceId);
  return {
    enquiryId: row.enquiryId,
    organisationId: row.organisationId,
    companyName: names.companies.get(row.organisationId)?.companyName ?? '',
    customerName: firstName(names.customers.get(row.userId) ?? ''),
    serviceId: row.serviceId,
    serviceName: service?.name ?? '',
    categoryImage: service?.categoryImage ?? '',
    area: row.area,
    preferredDay: row.preferredDay,
    status: row.status,
    lastMessage: row.lastMessage,
    lastBy: row.lastBy,
    lastAt: row.lastAt.toISOString(),
    unread: isUnread(row, side),
    answerBy: row.answeredAt === null ? row.answerBy.toISOString() : null,
    can: movesOf(row, side),
    createdAt: row.createdAt.toISOString(),
  };
};

export async function presentEnquiries(
  reader: Reader,
  parts: EnquiryInterfaces,
  rows: readonly EnquiryRow[],
  { side, lang }: SeenBy,
): Promise<Enquiry[]> {
  if (rows.length === 0) return [];
  const names = await namesFor(reader, parts, rows, lang);
  return rows.map((row) => present(row, side, names));
}

export async function presentEnquiry(
  reader: Reader,
  parts: EnquiryInterfaces,
  row: EnquiryRow,
  { side, lang }: SeenBy,
): Promise<Enquiry> {
  return present(row, side, await namesFor(reader, parts, [row], lang));
}

export const presentMessage = (
  row: MessageRow,
  services: ReadonlyMap<string, NamedService>,
): EnquiryMessage => ({
  messageId: row.messageId,
  by: row.saidBy,
  message: row.message,
  suggestion:
    row.serviceId === null || row.priceFromPaise === null || row.priceToPaise === null
      ? null
      : {
          serviceId: row.serviceId,
          serviceName: services.get(row.serviceId)?.name ?? '',
          priceFrom: row.priceFromPaise,
          priceTo: row.priceToPaise,
        },
  at: row.createdAt.toISOString(),
});
