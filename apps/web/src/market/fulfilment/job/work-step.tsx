import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { LinesList } from '../../../nouns/booking/lines-list.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ActionBar } from '../../../ui/page/action-bar.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import { AdditionsList } from '../additions-list.tsx';
import styles from '../job.module.css';
import { NextStepLink } from './next-step-link.tsx';

/** What was booked, what came on top, and the customer's answers as they arrive. */
export function WorkStep({ booking }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  const addition = useDialogLink('addition', { step: 'work' });
  return (
    <>
      <Card>
        <div className={styles.stack}>
          <LinesList lines={booking.lines} />
          <AdditionsList additions={booking.additions} />
          {booking.can.addService && (
            <ButtonLink {...addition} tone="plain" wide icon={<IconPlus size={20} aria-hidden />}>
              {t('extra.title', 'Add a service')}
            </ButtonLink>
          )}
        </div>
      </Card>
      <ActionBar label={t('jobStep.next', 'Next step')}>
        <NextStepLink step="after">{t('jobStep.workDone', 'The work is done')}</NextStepLink>
      </ActionBar>
    </>
  );
}
