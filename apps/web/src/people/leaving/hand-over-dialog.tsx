import type { Leaving } from '@nukkad/contract/people/leaving/leaving.model';
import { useState } from 'react';
import { useEmployeeChoice } from '../../nouns/team/team.queries.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { useHandOver } from './leaving.queries.ts';

function Choose({ leaving, onClose }: { leaving: Leaving; onClose: () => void }) {
  const { t } = useTranslation();
  const { data = [] } = useEmployeeChoice();
  const handOver = useHandOver();
  const [chosen, setChosen] = useState('');
  const { leavingId, version, employee } = leaving;
  const takers = data.filter(({ employeeId }) => employeeId !== employee.employeeId);
  const taker = takers.find(({ employeeId }) => employeeId === chosen);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('leaving.handOver', 'Hand over work')}
      consequences={[
        t('leaving.handOver.tasks', 'Open tasks and approvals go to this person.'),
        t('leaving.handOver.people', 'People and departments that they lead go to this person too.'),
        t('leaving.handOver.bookings', 'Bookings aren’t moved. Reassign them one by one.'),
      ]}
      confirm={t('leaving.handOver.do', 'Hand over')}
      disabled={!taker}
      onConfirm={async () => {
        if (!taker) return;
        await handOver.mutateAsync({ leavingId, version, toEmployeeId: taker.employeeId });
        toast.success(t('leaving.handOver.done', '{{name}} takes over', { name: taker.fullName }));
      }}
    >
      <SelectField
        label={t('leaving.taker.who', 'Who takes over?')}
        name="toEmployeeId"
        value={chosen}
        options={[
          { value: '', label: t('leaving.taker.choose', 'Choose a team member') },
          ...takers.map(({ employeeId, fullName }) => ({ value: employeeId, label: fullName })),
        ]}
        onChange={({ target }) => setChosen(target.value)}
      />
    </ConfirmDialog>
  );
}

export function HandOverDialog({ leaving }: { leaving: Leaving }) {
  const dialog = useUrlDialog('hand-over');
  if (!dialog.opened || !leaving.can.handOver) return null;
  return <Choose leaving={leaving} onClose={dialog.close} />;
}
