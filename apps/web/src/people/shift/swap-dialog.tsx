import { askForShift } from '@nukkad/contract/people/shift/shift-request.api';
import { useState } from 'react';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { ShiftChip } from './shift-chip.tsx';
import { dayWords } from './shift-words.ts';
import { Note, Stack } from '../../ui/page/parts.tsx';
import styles from './shift.module.css';
import { useColleagueShifts } from './shift.queries.ts';

function Propose({ shiftId, onDone }: { shiftId: string; onDone: () => void }) {
  const { t, locale } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const ask = useSend(askForShift);
  const send = async () => {
    setFailure(null);
    try {
      await ask.mutateAsync({ shiftId, otherShiftId: chosen ?? '', note });
      toast.success(t('shift.swap.done', 'Swap proposed'));
      onDone();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '');
    }
  };
  return (
    <Listed
      list={useColleagueShifts(shiftId)}
      waiting={<ListSkeleton count={3} />}
      empty={<Note>{t('shift.swap.none', 'No colleague has a shift near this day.')}</Note>}
    >
      {(shifts) => (
        <div className={styles.stack}>
          <RadioList
            label={t('shift.swap.for', 'Which shift would you take?')}
            name="otherShiftId"
            value={chosen}
            onChange={setChosen}
            options={shifts.map((shift) => ({
              value: shift.shiftId,
              label: (
                <Stack as="span" gap={0.5}>
                  <span>
                    <b translate="no">{shift.fullName}</b>, {dayWords(shift.day, locale)}
                  </span>
                  <ShiftChip shift={shift} />
                </Stack>
              ),
            }))}
          />
          <HindiField
            long
            label={t('shift.swap.note', 'Message (optional)')}
            value={note}
            maxLength={300}
            error={failure ?? undefined}
            onText={setNote}
          />
          <Button busy={ask.isPending} disabled={chosen === null} onClick={() => void send()}>
            {t('shift.swap.send', 'Propose swap')}
          </Button>
        </div>
      )}
    </Listed>
  );
}

/** Behind `?dialog=swap&shift=…`: for which shift of a colleague one would give one's own. */
export function SwapDialog() {
  const { t } = useTranslation();
  const { get } = useUrlDialog('swap', ['shift']);
  return (
    <UrlModal name="swap" owns={['shift']} title={t('shift.swap.title', 'Swap this shift')}>
      {(close) => <Propose shiftId={get('shift') ?? ''} onDone={close} />}
    </UrlModal>
  );
}
