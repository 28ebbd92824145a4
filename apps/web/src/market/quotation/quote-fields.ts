import { currentLocation, locationParameters } from '../../platform/location/location-store.ts';
import type { NewRfq } from './quotation.queries.ts';

/** As it stands in the form; 0 and '' are nothing, so that a draft keeps its kinds. */
export interface Typed {
  /** Option id by question id. */
  readonly answers: Readonly<Record<string, string>>;
  readonly message: string;
  readonly fromDay: string;
  readonly byDay: string;
  readonly budgetFrom: number;
  readonly budgetTo: number;
  readonly whom: 'best' | 'chosen';
  readonly partners: readonly string[];
}

export const nothingTyped: Typed = {
  answers: {},
  message: '',
  fromDay: '',
  byDay: '',
  budgetFrom: 0,
  budgetTo: 0,
  whom: 'best',
  partners: [],
};

/** At the place that was chosen for services. */
export function bodyOf(categoryId: string, serviceId: string, typed: Typed): NewRfq {
  const { pincode, cityCode } = locationParameters(currentLocation());
  const { answers, message, fromDay, byDay, budgetFrom, budgetTo, whom, partners } = typed;
  return {
    categoryId,
    ...(serviceId && { serviceId }),
    answers: Object.entries(answers).map(([questionId, optionId]) => ({ questionId, optionId })),
    message,
    ...(pincode ? { pincode: String(pincode) } : { cityCode: String(cityCode ?? '') }),
    ...(fromDay && { fromDay }),
    ...(byDay && { byDay }),
    ...(budgetFrom > 0 && { budgetFrom }),
    ...(budgetTo > 0 && { budgetTo }),
    ...(whom === 'chosen' && { organisationIds: [...partners] }),
  };
}
