import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import styles from './not-served.module.css';

/** No partner does this at the visitor's place: what to do instead of booking. `tellMe` asks for a message. */
export function NotServed({
  categoryId,
  children,
  canMove = true,
}: {
  categoryId: string;
  children: ReactNode;
  /** False on a page about one city. */
  canMove?: boolean;
}) {
  const { t } = useTranslation();
  const dialog = useDialogLink('location');
  return (
    <Card>
      {children}
      <div className={styles.others}>
        {canMove && (
          <ButtonLink {...dialog} tone="plain">
            {t('place.change', 'Change location')}
          </ButtonLink>
        )}
        <ButtonLink to={`/services?category=${categoryId}`} tone="plain">
          {t('service.others', 'View similar services')}
        </ButtonLink>
      </div>
    </Card>
  );
}
