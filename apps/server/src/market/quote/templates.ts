import { quoteErrors } from '@nukkad/contract/market/quote/quote.noun';
import type { QuoteDraftContent, QuoteTemplate } from '@nukkad/contract/market/quote/quote.model';
import type { sentQuote } from '@nukkad/contract/market/quote/quote-template.api';
import type { Page } from '@nukkad/contract/kernel/page';
import type * as z from 'zod/mini';
import { authorize } from '../../platform/authorize.ts';
import { nextCursor, readInstantCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import type { QuoteDependencies } from './quote.interface.ts';
import { withoutOwn } from './quote-opening.ts';
import { mostTemplates } from './quote.rules.ts';
import { listSent } from './quote.store.ts';
import {
  type TemplateRow,
  countTemplates,
  deleteTemplate,
  findTemplate,
  insertTemplate,
  listTemplates,
} from './template.store.ts';

interface Asked {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Only people of an organisation get here; without one there is nothing. */
const organisationOf = ({ viewer }: SignedInCall): string =>
  viewer.organisationId ?? refuse(quoteErrors.quote_not_found);

const present = ({ templateId, name, content, createdAt }: TemplateRow): QuoteTemplate => ({
  templateId,
  name,
  content,
  createdAt: createdAt.toISOString(),
});

export async function readTemplates(
  { platform: { db } }: QuoteDependencies,
  call: SignedInCall,
  { cursor, limit }: Asked,
): Promise<Page<QuoteTemplate>> {
  const rows = await listTemplates(db, organisationOf(call), readInstantCursor(cursor), limit + 1);
  return {
    items: rows.slice(0, limit).map(present),
    nextCursor: nextCursor(rows, limit, (row) => [row.createdAt.toISOString(), row.templateId]),
  };
}

export async function saveTemplate(
  { platform }: QuoteDependencies,
  call: SignedInCall,
  { name, content }: { readonly name: string; readonly content: QuoteDraftContent },
): Promise<QuoteTemplate> {
  const organisationId = organisationOf(call);
  const row = { templateId: newId(), organisationId, name, content, createdAt: call.now };
  return platform.write(call, async (tx) => {
    const own = authorize(row, row.organisationId === call.viewer.organisationId);
    if ((await countTemplates(tx, organisationId)) >= mostTemplates) refuse(quoteErrors.quote_template_limit);
    await insertTemplate(tx, own);
    return present(row);
  });
}

export async function removeTemplate(
  { platform }: QuoteDependencies,
  call: SignedInCall,
  { templateId }: { readonly templateId: string },
): Promise<{ removed: true }> {
  return platform.write(call, async (tx) => {
    const row = await findTemplate(tx, templateId);
    if (row?.organisationId !== organisationOf(call)) return refuse(quoteErrors.quote_not_found);
    await deleteTemplate(tx, authorize(row, row.organisationId === call.viewer.organisationId));
    return { removed: true as const };
  });
}

type Sent = z.output<typeof sentQuote>;

/** What was quoted before, to start another one from. */
export async function readSent(
  { platform: { db }, rfq: { quotes } }: QuoteDependencies,
  call: SignedInCall,
  { cursor, limit }: Asked,
): Promise<Page<Sent>> {
  const rows = await listSent(db, organisationOf(call), readInstantCursor(cursor), limit + 1);
  const shown = rows.slice(0, limit);
  const leads = await Promise.all(shown.map(({ leadId }) => quotes.find(db, leadId)));
  const subjects = await quotes.subjects(
    db,
    [...new Set(leads.flatMap((found) => found?.rfq.rfqId ?? []))],
    call.lang,
  );
  return {
    items: shown.map(({ quoteId, totalPaise, createdAt, content }, index) => {
      const subject = subjects.get(leads[index]?.rfq.rfqId ?? '');
      return {
        quoteId,
        title: subject?.title ?? '',
        area: subject?.area ?? '',
        total: totalPaise,
        createdAt: createdAt.toISOString(),
        content: withoutOwn(content),
      };
    }),
    nextCursor: nextCursor(rows, limit, (row) => [row.createdAt.toISOString(), row.quoteId]),
  };
}
