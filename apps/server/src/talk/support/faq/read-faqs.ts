import { faqErrors } from '@nukkad/contract/talk/support/support.noun';
import type { Faq, FaqCategory, FaqsOfCategory } from '@nukkad/contract/talk/support/faq.model';
import type { IncidentTopic } from '@nukkad/contract/talk/support/support.model';
import { refuse } from '../../../platform/refusal.ts';
import type { FaqDependencies } from './faq.interface.ts';
import { byCategory, presentFaq } from './faq.presenter.ts';
import { faqsForMessage, faqsForTopic, searchFaqs } from './faq.rules.ts';
import type { FaqRow } from './faq.store.ts';

export interface Asking {
  readonly lang: 'en' | 'hi';
  readonly now: Date;
}

/** Those that `choose` takes of all that people see, as the caller reads them. */
async function read(
  { figures, shown }: FaqDependencies,
  { lang, now }: Asking,
  choose: (rows: readonly FaqRow[]) => readonly FaqRow[],
): Promise<Faq[]> {
  const [rows, filled] = await Promise.all([shown(), figures.single()(now, lang)]);
  return choose(rows).map((row) => presentFaq(row, { lang, figures: filled }));
}

const inCategory = (category: FaqCategory | undefined) => (row: FaqRow) =>
  category === undefined || row.category === category;

/** The best first within each category where words are looked for. */
export async function listFaqs(
  deps: FaqDependencies,
  asking: Asking,
  { q, category }: { readonly q?: string | undefined; readonly category?: FaqCategory | undefined },
): Promise<{ categories: FaqsOfCategory[] }> {
  const faqs = await read(deps, asking, (rows) =>
    (q ? searchFaqs(rows, q) : rows).filter(inCategory(category)),
  );
  return { categories: byCategory(faqs) };
}

export async function listFaqsOfCategory(
  deps: FaqDependencies,
  asking: Asking,
  category: FaqCategory,
): Promise<FaqsOfCategory> {
  return { category, faqs: await read(deps, asking, (rows) => rows.filter(inCategory(category))) };
}

export async function listSupportFaqs(
  deps: FaqDependencies,
  asking: Asking,
  topic: IncidentTopic | undefined,
): Promise<{ faqs: Faq[] }> {
  return { faqs: await read(deps, asking, (rows) => faqsForTopic(rows, topic)) };
}

export async function suggestFaqs(
  deps: FaqDependencies,
  asking: Asking,
  { message, topic }: { readonly message: string; readonly topic?: IncidentTopic | undefined },
): Promise<{ faqs: Faq[] }> {
  return { faqs: await read(deps, asking, (rows) => faqsForMessage(rows, message, topic)) };
}

export async function getFaq(deps: FaqDependencies, asking: Asking, faqId: string): Promise<Faq> {
  const [found] = await read(deps, asking, (rows) => rows.filter((row) => row.faqId === faqId));
  return found ?? refuse(faqErrors.faq_not_found);
}
