import { removeShift, moveShift } from '@nukkad/contract/people/shift/shift.api';
import type { RosterRow, RosterShift, RosterShiftAnswer } from '@nukkad/contract/people/shift/shift.model';
import { istDay } from '@nukkad/contract/kernel/time';
import { useState } from 'react';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Acts } from '../../ui/press/acts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { DayField } from '../../ui/field/day-field.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { FormSkeleton } from '../../ui/state/skeletons.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { ShiftChip } from './shift-chip.tsx';
import { PersonField, TypeField } from './shift-fields.tsx';
import { dayWords } from './shift-words.ts';
import { Note } from '../../ui/page/parts.tsx';
import styles from './shift.module.css';
import { useKeepShift, useShiftTypes } from './shift.queries.ts';

function useActs(shift: RosterShift, onDone: () => void) {
  const [failure, setFailure] = useState<string | null>(null);
  const [move, remove, keep] = [useSend(moveShift), useSend(removeShift), useKeepShift()];
  const { shiftId, version } = shift;
  const act = async (send: () => Promise<unknown>) => {
    setFailure(null);
    try {
      await send();
      onDone();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '');
    }
  };
  return {
    failure,
    busy: move.isPending || remove.isPending || keep.isPending,
    move: (to: Pick<RosterShiftAnswer, 'employeeId' | 'day' | 'shiftTypeId'>) =>
      act(() => move.mutateAsync({ shiftId, version, ...to })),
    remove: () => act(() => remove.mutateAsync({ shiftId, version })),
    keep: () => act(() => keep.mutateAsync({ shiftId, version })),
  };
}

function Fields({
  shift,
  rows,
  onDone,
}: {
  shift: RosterShift;
  rows: readonly RosterRow[];
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const [who, setWho] = useState<string>(shift.employeeId ?? '');
  const [day, setDay] = useState(shift.day);
  const [type, setType] = useState<string>(shift.shiftTypeId);
  const acts = useActs(shift, onDone);
  const to = { employeeId: who || null, day, shiftTypeId: type };
  const isSame = who === (shift.employeeId ?? '') && day === shift.day && type === shift.shiftTypeId;
  return (
    <Loaded query={useShiftTypes()} waiting={<FormSkeleton />}>
      {({ items }) => (
        <div className={styles.stack}>
          {shift.status === 'published' && (
            <Note>{t('shift.change.published', 'Changes reach this person when you publish.')}</Note>
          )}
          <PersonField rows={rows} value={who} onChange={setWho} />
          <DayField
            label={t('roster.day', 'Day')}
            value={day}
            min={istDay(new Date())}
            onDay={(next) => next && setDay(next)}
          />
          <TypeField types={items} value={type} onChange={setType} />
          <Refusal>{acts.failure}</Refusal>
          <Acts>
            <Button busy={acts.busy} disabled={isSame} onClick={() => void acts.move(to)}>
              {t('shift.move', 'Save')}
            </Button>
            <Button tone="danger" busy={acts.busy} onClick={() => void acts.remove()}>
              {t('shift.remove', 'Remove')}
            </Button>
          </Acts>
        </div>
      )}
    </Loaded>
  );
}

/** One that leaves with the next publication can be kept; one whose day has ended stays as it was. */
function Fixed({ shift, onDone }: { shift: RosterShift; onDone: () => void }) {
  const { t } = useTranslation();
  const acts = useActs(shift, onDone);
  const isPast = shift.day < istDay(new Date());
  return (
    <>
      <Note>
        {isPast
          ? t('shift.past', 'This day has ended, so its shifts can’t change.')
          : t('shift.leaving.about', 'This shift is removed when you publish.')}
      </Note>
      <Refusal>{acts.failure}</Refusal>
      {!isPast && (
        <Button busy={acts.busy} onClick={() => void acts.keep()}>
          {t('shift.keep', 'Keep this shift')}
        </Button>
      )}
    </>
  );
}

/** Behind `?dialog=shift&shift=…`: moves a shift by the keyboard, or removes it. */
export function ShiftDialog({
  rows,
  shiftOf,
}: {
  rows: readonly RosterRow[];
  shiftOf: (shiftId: string) => RosterShift | undefined;
}) {
  const { t, locale } = useTranslation();
  const { get } = useUrlDialog('shift', ['shift']);
  const shift = shiftOf(get('shift') ?? '');
  if (!shift) return null;
  const isFixed = shift.status === 'leaving' || shift.day < istDay(new Date());
  return (
    <UrlModal
      name="shift"
      owns={['shift']}
      title={t('shift.edit', 'Shift on {{day}}', { day: dayWords(shift.day, locale) })}
    >
      {(close) => (
        <div className={styles.stack}>
          <ShiftChip shift={shift} isPlanner />
          {shift.reason && (
            <Note>
              {t('shift.reason', 'Published against a limit: {{reason}}', { reason: shift.reason })}
            </Note>
          )}
          {isFixed ? (
            <Fixed shift={shift} onDone={close} />
          ) : (
            <Fields key={`${shift.shiftId} ${shift.version}`} shift={shift} rows={rows} onDone={close} />
          )}
        </div>
      )}
    </UrlModal>
  );
}
