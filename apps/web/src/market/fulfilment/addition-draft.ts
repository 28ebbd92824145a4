import type { ServiceQuestion } from '@nukkad/contract/market/catalog/catalog.model';
import { useEffect, useRef, useState } from 'react';
import { forget, keep, kept } from '../../platform/device-storage/device-storage.ts';

export const mostAtOnce = 10;

/** What was chosen for an additional service and not sent yet. */
export interface AdditionDraft {
  readonly optionIds: readonly string[];
  readonly quantity: number;
}

/** The options that the catalogue selects beforehand, once. */
export const firstDraft = (questions: readonly ServiceQuestion[]): AdditionDraft => ({
  optionIds: questions.flatMap(({ options }) =>
    options.filter(({ selected }) => selected).map(({ optionId }) => optionId),
  ),
  quantity: 1,
});

/** A kept draft without options that the catalogue has dropped since; null where it cannot be read. */
export function readableDraft(
  value: Partial<AdditionDraft> | null,
  questions: readonly ServiceQuestion[],
): AdditionDraft | null {
  const { optionIds, quantity } = value ?? {};
  if (!Array.isArray(optionIds) || !Number.isInteger(quantity)) return null;
  const offered = new Set(questions.flatMap(({ options }) => options.map(({ optionId }) => optionId)));
  return {
    optionIds: optionIds.filter((optionId) => offered.has(optionId)),
    quantity: Math.min(Math.max(quantity ?? 1, 1), mostAtOnce),
  };
}

/**
 * The draft of one service of one booking. It is kept on this device until it is sent or the session ends, so that a
 * reload, a closed dialog or a lost network loses nothing. `draft` is null until the kept one was read.
 */
export function useAdditionDraft(
  bookingId: string,
  serviceId: string,
  questions: readonly ServiceQuestion[],
) {
  const key = `addition draft ${bookingId} ${serviceId}`;
  const [draft, setDraft] = useState<AdditionDraft | null>(null);
  const asked = useRef(questions);
  useEffect(() => {
    let current = true;
    void kept<Partial<AdditionDraft>>(key).then(
      (value) => current && setDraft(readableDraft(value, asked.current) ?? firstDraft(asked.current)),
    );
    return () => {
      current = false;
    };
  }, [key]);
  return {
    draft,
    change: (next: AdditionDraft) => {
      setDraft(next);
      void keep(key, next);
    },
    drop: () => void forget(key),
  };
}
