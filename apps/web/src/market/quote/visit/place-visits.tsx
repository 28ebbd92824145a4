import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Acts } from '../../../ui/press/acts.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Question } from '../../../ui/dialog/question.tsx';
import { useDialogLink, useUrlDialog } from '../../../ui/dialog/url-dialog.ts';
import styles from '../quote.module.css';
import { usePlaceVisits } from './visit.queries.ts';

/** The way to choose where visits are; of the customer alone. */
export interface Place {
  /** Null: none is chosen yet. */
  readonly chosen: { readonly addressId: string; readonly formatedAddress: string } | null;
  readonly choose: ReactNode;
}

const dialogName = 'placeVisits';

/** Of a project whose quote had no visits its customer says where they would be, once. */
export function PlaceVisits({ projectId, place: { chosen, choose } }: { projectId: string; place: Place }) {
  const { t } = useTranslation();
  const link = useDialogLink(dialogName);
  const dialog = useUrlDialog(dialogName);
  const place = usePlaceVisits(projectId);
  return (
    <div className={styles.where}>
      <p>{t('visit.place', 'Where is the work? Choose the address, so that visits can be planned.')}</p>
      {choose}
      {chosen && (
        <Acts>
          <ButtonLink {...link}>{t('visit.place.choose', 'Use this address')}</ButtonLink>
        </Acts>
      )}
      {chosen && (
        <Question
          dialog={dialog}
          title={t('visit.place.title', 'Plan visits at this address?')}
          consequences={[
            <span key="where" translate="no">
              {chosen.formatedAddress}
            </span>,
            t('visit.place.told', 'We’ll let the partner know, so that visits can be planned there.'),
            t('visit.place.once', 'It can’t be changed later for this project.'),
          ]}
          confirm={t('visit.place.choose', 'Use this address')}
          send={place}
          request={chosen.addressId}
          said={t('visit.place.done', 'Address shared with the partner.')}
        />
      )}
    </div>
  );
}
