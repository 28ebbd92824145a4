import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { billedToErrors } from './billed-to-errors.ts';
import { focusBilledTo } from './billed-to-fields.tsx';
import type { PayChoice } from './pay-choice.ts';

/** The last step's choices. What is wrong with them is said only once booking was tried. */
export function usePayChoice() {
  const { t } = useTranslation();
  const [choice, setChoice] = useState<PayChoice>({ paymentMode: 'online', note: '', billedTo: null });
  const [tried, setTried] = useState(false);
  const wrong = choice.billedTo && billedToErrors(t, choice.billedTo);
  return {
    choice,
    errors: tried ? wrong : null,
    change: (changed: PayChoice) => {
      // Fields that were opened anew are not wrong yet.
      if (changed.billedTo === null) setTried(false);
      setChoice(changed);
    },
    /** False: a field is wrong, is shown and has the focus. */
    check: () => {
      setTried(true);
      if (wrong) focusBilledTo(wrong);
      return !wrong;
    },
  };
}
