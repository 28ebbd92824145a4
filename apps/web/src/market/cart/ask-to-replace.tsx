import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import { createRoot } from 'react-dom/client';
import { presentWords } from '../../platform/i18n/present-words.ts';
import { useTranslation, WordsContext } from '../../platform/i18n/use-translation.ts';
import { Question } from '../../ui/dialog/question.tsx';

function ReplaceDialog({ onReplace, onClose }: { onReplace: () => Promise<void>; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Question
      dialog={{ opened: true, close: onClose }}
      title={t('cart.replace.title', 'Start a new cart?')}
      consequences={[
        t('cart.replace.why', 'A cart holds one category at a time, and yours has another.'),
        t('cart.replace.follows', 'We’ll empty your cart and add this service.'),
      ]}
      confirm={t('cart.replace.confirm', 'Start a new cart')}
      keep={t('cart.replace.keep', 'Keep my cart')}
      send={onReplace}
      request={undefined}
    />
  );
}

/** Asks over whatever page is open; gives the new cart, or null where the old one was kept. */
export function askToReplace(replace: () => Promise<Cart>): Promise<Cart | null> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    let made: Cart | null = null;
    const onClose = () => {
      root.unmount();
      place.remove();
      resolve(made);
    };
    const onReplace = async () => {
      made = await replace();
    };
    root.render(
      <WordsContext value={presentWords()}>
        <ReplaceDialog onReplace={onReplace} onClose={onClose} />
      </WordsContext>,
    );
  });
}
