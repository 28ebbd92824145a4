import { TextInput } from '@mantine/core';
import {
  type RupeesProblem,
  editRupees,
  readRupees,
  rupeesProblems,
  writeRupees,
} from '@nukkad/contract/kernel/patterns/rupees';
import { inWords } from '../platform/use-form.ts';
import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Rupees on the screen, paise in the form; null where nothing is typed. The text is kept as it was typed: where it is no
 * amount, the dialog around it is not sent (`data-unread`). `zero`: 0 is an answer.
 */
export function MoneyField({
  label,
  description,
  required,
  zero = false,
  paise,
  error,
  onPaise,
}: {
  label: string;
  description?: string;
  required?: boolean;
  zero?: boolean;
  paise: number | null;
  error: string | undefined;
  onPaise: (paise: number | null) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  // The text loses its commas on entering; what the browser had selected in it is selected again, so that typing replaces it.
  const entered = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    entered.current?.select();
    entered.current = null;
  }, [typed]);
  const [problem, setProblem] = useState<RupeesProblem | null>(null);
  return (
    <TextInput
      label={label}
      description={description}
      required={required}
      leftSection="₹"
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? writeRupees(paise)}
      error={problem ? inWords(rupeesProblems[problem]) : error}
      data-unread={problem ? true : undefined}
      onFocus={({ target }) => {
        if (typed !== null) return;
        entered.current = target;
        setTyped(editRupees(paise));
      }}
      onChange={({ target }) => {
        const read = readRupees(target.value, { zero });
        setTyped(target.value);
        setProblem(read.problem);
        onPaise(read.paise);
      }}
      onBlur={() => {
        if (!problem) setTyped(null);
      }}
    />
  );
}
