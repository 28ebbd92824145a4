import {
  type RupeesProblem,
  editRupees,
  readRupees,
  rupeesProblems,
  writeRupees,
} from '@nukkad/contract/kernel/patterns/rupees';
import { type InputHTMLAttributes, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { sentence } from '../../platform/forms/sentence.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { TextField } from './text-field.tsx';

interface MoneyFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'onChange' | 'onBlur'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Null: the field is empty, or its text is no amount; in the second case the form is not sent. */
  readonly paise: number | null;
  readonly onPaise: (paise: number | null) => void;
  /** The field lost the focus or Enter was pressed, and its text is an amount. */
  readonly onSettled?: () => void;
  /** 0 is an answer: nothing to pay. */
  readonly zero?: boolean;
}

/** What was typed is kept as it was typed and read by the contract's parser; on leaving, the amount is grouped. Another `key` starts anew. */
export function MoneyField({ paise, onPaise, onSettled, zero = false, error, ...input }: MoneyFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  // The text loses its commas on entering; what the browser had selected in it is selected again, so that typing replaces it.
  const entered = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    entered.current?.select();
    entered.current = null;
  }, [typed]);
  const [problem, setProblem] = useState<RupeesProblem | null>(null);
  const [settled, setSettled] = useState(true);
  // A comma may still become right while one types; the rest can not.
  const said = problem === 'commas' && !settled ? null : problem;
  const settle = () => {
    setSettled(true);
    if (!problem) onSettled?.();
  };
  return (
    <TextField
      {...input}
      before="₹"
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? writeRupees(paise)}
      error={said ? sentence(t, rupeesProblems[said]) : error}
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
        setSettled(false);
        onPaise(read.paise);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') settle();
      }}
      onBlur={() => {
        settle();
        if (!problem) setTyped(null);
      }}
    />
  );
}
