import { planShifts } from '@nukkad/contract/people/shift/shift.api';
import type { RosterRow } from '@nukkad/contract/people/shift/shift.model';
import { addDays, istDay, istWeekday } from '@nukkad/contract/kernel/time';
import { useState } from 'react';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { CheckList } from '../../ui/field/check-list.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { FormSkeleton } from '../../ui/state/skeletons.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { PersonField, TypeField } from './shift-fields.tsx';
import { dayWords } from './shift-words.ts';
import { Note } from '../../ui/page/parts.tsx';
import styles from './shift.module.css';
import { useShiftTypes } from './shift.queries.ts';
import type { RosterAddress } from './use-roster-address.ts';

interface Asked {
  readonly rows: readonly RosterRow[];
  readonly who: string;
  readonly day: string;
  readonly onDone: () => void;
}

function Fields({ rows, who: initial, day, onDone }: Asked) {
  const { t, locale, plural } = useTranslation();
  const [who, setWho] = useState(initial);
  const [type, setType] = useState<string | null>(null);
  const [days, setDays] = useState<readonly string[]>([day]);
  const [failure, setFailure] = useState<string | null>(null);
  const plan = useSend(planShifts);
  const monday = addDays(day, 1 - istWeekday(day));
  const week = Array.from({ length: 7 }, (_, at) => addDays(monday, at)).filter(
    (one) => one >= istDay(new Date()),
  );
  const send = async () => {
    if (type === null) return;
    setFailure(null);
    try {
      const body = { employeeId: who || null, shiftTypeId: type, days: [...days] };
      const { shifts } = await plan.mutateAsync(body);
      toast.success(
        plural('roster.planned', shifts.length, {
          one: '{{count}} shift added',
          other: '{{count}} shifts added',
        }),
      );
      onDone();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '');
    }
  };
  return (
    <Loaded query={useShiftTypes()} waiting={<FormSkeleton />}>
      {({ items }) =>
        items.length === 0 ? (
          <>
            <Note>{t('roster.types.none', 'Add a shift type first, e.g. Morning.')}</Note>
            <ButtonLink to="/people/roster/settings?dialog=type">
              {t('shiftType.add', 'Add shift type')}
            </ButtonLink>
          </>
        ) : (
          <div className={styles.stack}>
            <PersonField rows={rows} value={who} onChange={setWho} />
            <TypeField types={items} value={type} onChange={setType} />
            <CheckList
              label={t('roster.days', 'Days')}
              name="days"
              values={days}
              most={7}
              options={week.map((one) => ({ value: one, label: dayWords(one, locale) }))}
              onChange={setDays}
            />
            <Refusal>{failure}</Refusal>
            <Button
              busy={plan.isPending}
              disabled={type === null || days.length === 0}
              onClick={() => void send()}
            >
              {t('roster.add', 'Add shift')}
            </Button>
          </div>
        )
      }
    </Loaded>
  );
}

/** Behind `?dialog=plan&who=…&on=…`: drafts of one type for a person, or open ones. */
export function PlanDialog({ rows, address }: { rows: readonly RosterRow[]; address: RosterAddress }) {
  const { t } = useTranslation();
  const owns = ['who', 'on'];
  const { get } = useUrlDialog('plan', owns);
  const [who, day] = [get('who') ?? '', get('on') ?? address.day];
  return (
    <UrlModal name="plan" owns={owns} title={t('roster.add', 'Add shift')}>
      {(close) => <Fields key={`${who} ${day}`} rows={rows} who={who} day={day} onDone={close} />}
    </UrlModal>
  );
}
