import type { FieldKind } from '@nukkad/contract/files/envelope/envelope.model';
import { useState } from 'react';
import type { PageSize } from '../../nouns/envelope/use-document-pages.ts';
import { type Placed, areaAt } from './placing.rules.ts';

/** Where on which page something was put: shares of the page. */
export interface Spot {
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

/** The fields while they are placed, and the one that is chosen. */
export function usePlaced(initial: readonly Placed[], sizes: readonly PageSize[]) {
  const [fields, setFields] = useState(initial);
  const [chosen, setChosen] = useState<string | null>(null);
  const change = (key: string, next: Partial<Placed>) =>
    setFields((before) => before.map((field) => (field.key === key ? { ...field, ...next } : field)));
  const remove = (key: string) => {
    setFields((before) => before.filter((field) => field.key !== key));
    setChosen(null);
  };
  const add = (kind: FieldKind, recipientId: Placed['recipientId'], { page, x, y }: Spot) => {
    const size = sizes[page];
    if (!size) return;
    const key = crypto.randomUUID();
    const area = areaAt(kind, { x, y }, size);
    const fresh: Placed = {
      ...area,
      key,
      fieldId: null,
      recipientId,
      kind,
      page,
      needed: kind !== 'tick',
      label: '',
    };
    setFields((before) => [...before, fresh]);
    setChosen(key);
  };
  return { fields, chosen, setChosen, change, remove, add, changed: fields !== initial };
}

export type PlacedFields = ReturnType<typeof usePlaced>;
