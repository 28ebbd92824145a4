import { handOver } from '@nukkad/contract/people/leaving/leaving.api';
import type { Leaving } from '@nukkad/contract/people/leaving/leaving.model';
import { useEmployeeChoice } from '../../nouns/team/team.queries.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { FilledQuestion } from '../../ui/dialog/question.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';

function Choose({ leaving, dialog }: { leaving: Leaving; dialog: OpenDialog }) {
  const { t } = useTranslation();
  const { data = [] } = useEmployeeChoice();
  const { leavingId, version, employee } = leaving;
  const takers = data.filter(({ employeeId }) => employeeId !== employee.employeeId);
  const takerOf = (chosen: string) => takers.find(({ employeeId }) => employeeId === chosen);
  return (
    <FilledQuestion
      dialog={dialog}
      title={t('leaving.handOver', 'Hand over work')}
      consequences={[
        t('leaving.handOver.tasks', 'Open tasks and approvals go to this person.'),
        t('leaving.handOver.people', 'People and departments that they lead go to this person too.'),
        t('leaving.handOver.bookings', 'Bookings aren’t moved. Reassign them one by one.'),
      ]}
      confirm={t('leaving.handOver.do', 'Hand over')}
      send={useSend(handOver)}
      initial={{ toEmployeeId: '' }}
      request={({ toEmployeeId }) => (takerOf(toEmployeeId) ? { leavingId, version, toEmployeeId } : null)}
      said={(_, { toEmployeeId }) =>
        t('leaving.handOver.done', '{{name}} takes over', { name: takerOf(toEmployeeId)?.fullName ?? '' })
      }
    >
      {({ typed, change }) => (
        <SelectField
          label={t('leaving.taker.who', 'Who takes over?')}
          name="toEmployeeId"
          value={typed.toEmployeeId}
          options={[
            { value: '', label: t('leaving.taker.choose', 'Choose a team member') },
            ...takers.map(({ employeeId, fullName }) => ({ value: employeeId, label: fullName })),
          ]}
          onChange={({ target }) => change({ toEmployeeId: target.value })}
        />
      )}
    </FilledQuestion>
  );
}

export function HandOverDialog({ leaving }: { leaving: Leaving }) {
  const dialog = useUrlDialog('hand-over');
  if (!dialog.opened || !leaving.can.handOver) return null;
  return <Choose leaving={leaving} dialog={dialog} />;
}
