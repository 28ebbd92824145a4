import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import type { Visit } from './calendar.queries.ts';

/** The same as dragging it, without dragging. */
export function MoveLink({ visit }: { visit: Visit }) {
  const { t } = useTranslation();
  const link = useDialogLink('assign', { booking: visit.bookingId });
  return (
    <ButtonLink {...link} small tone={visit.held ? 'neel' : 'plain'}>
      {visit.held ? t('assign.open', 'Assign') : t('calendar.move', 'Move to …')}
    </ButtonLink>
  );
}
