import { questionsWith } from '@nukkad/contract/market/catalog/answer.price';
import type { PartnerCard, ServiceDetails } from '@nukkad/contract/market/catalog/catalog.model';
import { useState } from 'react';
import {
  askable,
  firstOptions,
  lackedBy,
  minutesOf,
  offeredOf,
  openQuestions,
  type Wanted,
} from '../choice.ts';

/** What the visitor has chosen of a service so far, and how long it takes. Another service begins anew. */
export function useChoice({ service, questions: shown }: Pick<ServiceDetails, 'service' | 'questions'>) {
  const [of, setOf] = useState(service.serviceId);
  const [picked, setOptionIds] = useState(() => firstOptions(shown));
  const [quantity, setQuantity] = useState(1);
  const [partner, setPartner] = useState<PartnerCard | null>(null);
  const [asked, setAsked] = useState(false);
  if (of !== service.serviceId) {
    setOf(service.serviceId);
    setOptionIds(firstOptions(shown));
    setQuantity(1);
    setPartner(null);
    setAsked(false);
  }
  const questions = askable(partner ? questionsWith(shown, partner) : shown);
  const optionIds = offeredOf(questions, picked);
  const missing = openQuestions(questions, optionIds);
  const wanted: Wanted = {
    line: { serviceId: service.serviceId, quantity, optionIds },
    organisationId: partner?.organisationId ?? null,
  };
  return {
    questions,
    wanted,
    partner,
    setPartner,
    /** The chosen answer that a partner does not offer; null: it could come. */
    lackedBy: (other: PartnerCard) => lackedBy(other, shown, optionIds),
    setOptionIds,
    setQuantity,
    minutes: minutesOf((partner ?? service).minutes, questions, optionIds, quantity),
    missing,
    /** Named only after the visitor has tried to go on. */
    named: new Set(asked ? missing.map((question) => question.questionId) : []),
    /** Whether every required question is answered. After the first call, missing answers are shown as errors. */
    check: () => {
      setAsked(true);
      return missing[0] ?? null;
    },
  };
}
export type Choice = ReturnType<typeof useChoice>;
