import { askForShift } from '@nukkad/contract/people/shift/shift-request.api';
import { addDays, istDay, istWeekday } from '@nukkad/contract/kernel/time';
import { rosterChanged } from '@nukkad/contract/people/shift/shift.noun';
import type { OwnShift } from '@nukkad/contract/people/shift/shift-request.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useLive } from '../../platform/socket/use-live.ts';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { ShiftChip } from './shift-chip.tsx';
import { dayWords } from './shift-words.ts';
import { shiftEmpty } from './shift.empty.ts';
import { List, Note, Stack } from '../../ui/page/parts.tsx';
import styles from './shift.module.css';
import { renewShifts, useOwnShifts } from './shift.queries.ts';

const mondayOf = (day: string) => addDays(day, 1 - istWeekday(day));

function Claim({ shift }: { shift: OwnShift }) {
  const { t, locale } = useTranslation();
  const ask = useSend(askForShift);
  const send = async () => {
    try {
      await ask.mutateAsync({ shiftId: shift.shiftId });
      toast.success(t('shift.claim.done', 'Request sent'));
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '');
    }
  };
  const label = t('shift.claim', 'Ask for this shift');
  return (
    <Button
      small
      busy={ask.isPending}
      aria-label={`${label}: ${shift.name}, ${dayWords(shift.day, locale)}`}
      onClick={() => void send()}
    >
      {label}
    </Button>
  );
}

function Acts({ shift }: { shift: OwnShift }) {
  const { t, locale } = useTranslation();
  const swap = useUrlDialog('swap');
  const label = t('shift.swap', 'Swap');
  return (
    <div className={styles.dayActs}>
      {shift.can.claim && <Claim shift={shift} />}
      {shift.can.swap && (
        <Button
          small
          tone="plain"
          aria-label={`${label}: ${shift.name}, ${dayWords(shift.day, locale)}`}
          onClick={() => swap.open({ shift: shift.shiftId })}
        >
          {label}
        </Button>
      )}
      {shift.requestId !== null && <Note>{t('shift.asked', 'You’ve asked. Waiting for an answer.')}</Note>}
    </div>
  );
}

function Day({ day, shifts }: { day: string; shifts: readonly OwnShift[] }) {
  const { t, locale } = useTranslation();
  return (
    <li className={styles.day} data-today={day === istDay(new Date()) || undefined}>
      <time dateTime={day}>{dayWords(day, locale)}</time>
      {shifts.length === 0 ? (
        <p>{t('shift.none', 'No shift')}</p>
      ) : (
        <ul className={styles.beside}>
          {shifts.map((shift) => (
            <Stack key={shift.shiftId} as="li" gap={0.5}>
              <ShiftChip shift={shift} />
              <Acts shift={shift} />
            </Stack>
          ))}
        </ul>
      )}
    </li>
  );
}

function Week({ title, from, shifts }: { title: string; from: string; shifts: readonly OwnShift[] }) {
  return (
    <Section title={title}>
      <Card quiet>
        <List gap={0.5}>
          {Array.from({ length: 7 }, (_, at) => addDays(from, at)).map((day) => (
            <Day key={day} day={day} shifts={shifts.filter((one) => one.day === day)} />
          ))}
        </List>
      </Card>
    </Section>
  );
}

/** One's own shifts of this week and the next. */
export function OwnShifts() {
  const { t } = useTranslation();
  const monday = mondayOf(istDay(new Date()));
  useLive(rosterChanged, () => void renewShifts());
  return (
    <Listed
      list={useOwnShifts('own', monday, addDays(monday, 13))}
      waiting={<ListSkeleton count={4} />}
      empty={<EmptyScreen screen={shiftEmpty['no-own-shifts']} />}
    >
      {(shifts) => (
        <>
          <Week title={t('shift.week.this', 'This week')} from={monday} shifts={shifts} />
          <Week title={t('shift.week.next', 'Next week')} from={addDays(monday, 7)} shifts={shifts} />
        </>
      )}
    </Listed>
  );
}

/** Shifts of no one in the coming month, for which one may ask. */
export function OpenShifts() {
  const { locale } = useTranslation();
  const today = istDay(new Date());
  useLive(rosterChanged, () => void renewShifts());
  return (
    <Listed
      list={useOwnShifts('open', today, addDays(today, 30))}
      waiting={<ListSkeleton count={3} />}
      empty={<EmptyScreen screen={shiftEmpty['no-open-shifts']} action={null} />}
    >
      {(shifts) => (
        <Card quiet>
          <List gap={0.5}>
            {shifts.map((shift) => (
              <li key={shift.shiftId} className={styles.day}>
                <time dateTime={shift.day}>{dayWords(shift.day, locale)}</time>
                <div className={styles.beside}>
                  <ShiftChip shift={shift} />
                </div>
                <Acts shift={shift} />
              </li>
            ))}
          </List>
        </Card>
      )}
    </Listed>
  );
}
