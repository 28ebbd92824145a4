import type { EnvelopeField } from '@nukkad/contract/files/envelope/envelope.model';
import { useState } from 'react';
import { boxId } from './field-boxes.tsx';
import { type Filling, nextMissing } from './filling.rules.ts';

/** Brings the box of a field to the middle of what is seen. */
const toBox = ({ fieldId }: EnvelopeField) =>
  document.getElementById(boxId(fieldId))?.scrollIntoView({ block: 'center' });

/** At which field one is, and the way to the next one that is missing. */
export function useWay(own: readonly EnvelopeField[], filling: Filling) {
  const [currentId, setCurrentId] = useState<string | null>(null);
  const choose = (field: EnvelopeField) => setCurrentId(field.fieldId);
  const next = () => {
    const field = nextMissing(own, filling, currentId);
    if (!field) return;
    choose(field);
    toBox(field);
  };
  return { current: own.find(({ fieldId }) => fieldId === currentId) ?? null, choose, next };
}
