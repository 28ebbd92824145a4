import type { Incident } from '@nukkad/contract/talk/support/support.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { useMoveIncident } from './support.queries.ts';

/** Withdraw it, or open it again. */
export function IncidentActs({ incident: { incidentId, incidentNumber, can } }: { incident: Incident }) {
  const { t } = useTranslation();
  const move = useMoveIncident();
  const verb = (can.cancel && 'cancel') || (can.reopen && 'reopen') || null;
  if (!verb) return null;
  return (
    <Button
      tone="plain"
      small
      busy={move.isPending}
      aria-label={
        verb === 'cancel'
          ? t('support.withdraw.name', 'Withdraw {{number}}', { number: incidentNumber })
          : t('support.reopen.name', 'Reopen {{number}}', { number: incidentNumber })
      }
      onClick={() => move.mutate({ incidentId, verb })}
    >
      {verb === 'cancel' ? t('support.withdraw', 'Withdraw') : t('support.reopen', 'Not solved? Reopen')}
    </Button>
  );
}
