import { useEffect, useState } from 'react';
import { forget, keep, kept } from '../../platform/device-storage/device-storage.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { billedToErrors } from './billed-to-errors.ts';
import { focusBilledTo } from './billed-to-fields.tsx';
import type { PayChoice } from './pay-choice.ts';

const storageKey = 'payChoice';
const fresh: PayChoice = {
  paymentMode: 'online',
  payLater: false,
  note: '',
  useCredit: false,
  billedTo: null,
};

/** After a booking the next one begins with fresh choices. */
export const forgetPayChoice = (): Promise<void> => forget(storageKey);

/** The choices as they were before the page was left or loaded again; kept on this device until the session ends. */
function useKeptChoice() {
  const [choice, setChoice] = useState(fresh);
  useEffect(() => {
    // What was typed while the storage was read is newer.
    void kept<PayChoice>(storageKey).then((before) =>
      setChoice((present) => (before && present === fresh ? before : present)),
    );
  }, []);
  const change = (changed: PayChoice) => {
    setChoice(changed);
    void keep(storageKey, changed);
  };
  return [choice, change] as const;
}

/** The last step's choices. What is wrong with them is said only once booking was tried. */
export function usePayChoice() {
  const { t } = useTranslation();
  const [choice, setChoice] = useKeptChoice();
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
