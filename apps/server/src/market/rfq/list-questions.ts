import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.noun';
import type { listRfqQuestions } from '@nukkad/contract/market/rfq/rfq.api';
import type { EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { RfqDependencies } from './rfq.interface.ts';
import { questionsOf } from './rfq.questions.ts';

export async function listQuestions(
  { catalog, platform: { db } }: RfqDependencies,
  { lang }: SignedInCall,
  { categoryId }: { readonly categoryId: string },
): Promise<EndpointAnswer<typeof listRfqQuestions>> {
  const known = await catalog.knownCategories(db, [categoryId]);
  if (!known.has(categoryId)) refuse(catalogErrors.category_not_found);
  return {
    items: questionsOf(categoryId).map(({ questionId, question, options }) => ({
      questionId,
      question: question[lang],
      options: options.map(({ optionId, label }) => ({ optionId, label: label[lang] })),
    })),
  };
}
