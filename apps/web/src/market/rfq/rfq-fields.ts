import type { QuotationFile } from '@nukkad/contract/market/rfq/quotation-file.model';
import type { Rfq } from '@nukkad/contract/market/rfq/rfq.model';
import { currentLocation, locationParameters } from '../../platform/location/location-store.ts';
import type { NewRfq } from './rfq.queries.ts';

/** As it stands in a form; 0 and '' are nothing, so that a draft keeps its kinds. */
export interface Details {
  readonly message: string;
  /** Kept already; their links may have run out since. */
  readonly files: readonly QuotationFile[];
  readonly fromDay: string;
  readonly byDay: string;
  readonly budgetFrom: number;
  readonly budgetTo: number;
}

export interface Typed extends Details {
  /** Option id by question id. */
  readonly answers: Readonly<Record<string, string>>;
  readonly whom: 'best' | 'chosen';
  readonly partners: readonly string[];
}

export const nothingTyped: Typed = {
  answers: {},
  message: '',
  files: [],
  fromDay: '',
  byDay: '',
  budgetFrom: 0,
  budgetTo: 0,
  whom: 'best',
  partners: [],
};

/** Of an open request; the files are those that are added. */
export const detailsOf = ({ message, fromDay, byDay, budgetFrom, budgetTo }: Rfq): Details => ({
  message,
  files: [],
  fromDay: fromDay ?? '',
  byDay: byDay ?? '',
  budgetFrom: budgetFrom ?? 0,
  budgetTo: budgetTo ?? 0,
});

/** What a request that is over said, without its days and files. */
export const askedBefore = (former: Rfq): Typed => ({
  ...nothingTyped,
  ...detailsOf(former),
  fromDay: '',
  byDay: '',
});

export const detailBody = ({ message, files, fromDay, byDay, budgetFrom, budgetTo }: Details) => ({
  message,
  ...(files.length > 0 && { fileIds: files.map(({ fileId }) => fileId) }),
  ...(fromDay && { fromDay }),
  ...(byDay && { byDay }),
  ...(budgetFrom > 0 && { budgetFrom }),
  ...(budgetTo > 0 && { budgetTo }),
});

/** At the place that was chosen for services. */
export function bodyOf(categoryId: string, serviceId: string, typed: Typed): NewRfq {
  const { pincode, cityCode } = locationParameters(currentLocation());
  const { answers, whom, partners } = typed;
  return {
    categoryId,
    ...(serviceId && { serviceId }),
    answers: Object.entries(answers).map(([questionId, optionId]) => ({ questionId, optionId })),
    ...detailBody(typed),
    ...(pincode ? { pincode: String(pincode) } : { cityCode: String(cityCode ?? '') }),
    ...(whom === 'chosen' && { organisationIds: [...partners] }),
  };
}
