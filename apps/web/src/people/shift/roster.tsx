import { rosterChanged } from '@nukkad/contract/people/shift/shift.noun';
import type { RosterRow, RosterShift } from '@nukkad/contract/people/shift/shift.model';
import { useCallback, useMemo } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useLive } from '../../platform/socket/use-live.ts';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { LoadMore } from '../../ui/page/load-more.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { useIsNarrow } from '../../ui/browser/use-is-narrow.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { RosterDay } from './roster-day.tsx';
import { type CellActs, RosterGrid } from './roster-grid.tsx';
import { RosterActs, RosterFilters, RosterSteps } from './roster-head.tsx';
import { ShiftDialog } from './shift-dialog.tsx';
import { breachWords } from './shift-words.ts';
import { shiftEmpty } from './shift.empty.ts';
import { Note } from '../../ui/page/parts.tsx';
import styles from './shift.module.css';
import { renewShifts, useRoster } from './shift.queries.ts';
import { type RosterAddress, useRosterAddress } from './use-roster-address.ts';
import { useShiftDrag } from './use-shift-drag.ts';

/** Which limits are broken, person by person. */
function Warnings({ rows }: { rows: readonly RosterRow[] }) {
  const voice = useTranslation();
  const warned = rows.filter(({ breaches }) => breaches.length > 0);
  if (warned.length === 0) return null;
  return (
    <Section title={voice.t('roster.warned', 'Working time warnings')}>
      <ul className={styles.warnings}>
        {warned.flatMap(({ employeeId, fullName, breaches }) =>
          breaches.map((one) => (
            <li key={`${employeeId} ${one.kind} ${one.day} ${one.minutes}`}>
              <b translate="no">{fullName}</b>: {breachWords(voice, one)}
            </li>
          )),
        )}
      </ul>
    </Section>
  );
}

interface Shown {
  readonly rows: readonly RosterRow[];
  readonly open: readonly RosterShift[];
  readonly canPlan: boolean;
}

function Days({ shown, address, narrow }: { shown: Shown; address: RosterAddress; narrow: boolean }) {
  const { rows, open, canPlan } = shown;
  const { open: openPlan } = useUrlDialog('plan');
  const { open: openShift } = useUrlDialog('shift');
  const byId = useMemo(
    () =>
      new Map<string, RosterShift>(
        [...open, ...rows.flatMap(({ shifts }) => shifts)].map((one) => [one.shiftId, one]),
      ),
    [rows, open],
  );
  const drag = useShiftDrag(useCallback((shiftId: string) => byId.get(shiftId), [byId]));
  const acts = useMemo(
    (): CellActs => ({
      canPlan,
      plan: (who, day) => openPlan({ who, on: day }),
      open: (shift) => openShift({ shift }),
    }),
    [canPlan, openPlan, openShift],
  );
  return (
    <>
      {narrow ? (
        <RosterDay rows={rows} open={open} day={address.day} acts={acts} />
      ) : (
        <RosterGrid rows={rows} open={open} days={address.days} acts={acts} drag={drag} />
      )}
      <Warnings rows={rows} />
      {canPlan && (
        <>
          <PlanDialog rows={rows} address={address} />
          <ShiftDialog rows={rows} shiftOf={(id) => byId.get(id)} />
          <PublishDialog address={address} />
        </>
      )}
    </>
  );
}

/** The roster of everyone: planned by drag or by dialog, then published. */
export function Roster() {
  const { t } = useTranslation();
  const address = useRosterAddress();
  const narrow = useIsNarrow();
  const { from, days, departmentId, q } = address;
  const roster = useRoster({ from, days: days.length, departmentId, q });
  useLive(rosterChanged, () => void renewShifts());
  return (
    <>
      <RosterSteps address={address} byDay={narrow} />
      <RosterFilters address={address} byDay={narrow} />
      <Loaded query={roster} waiting={<ListSkeleton count={5} />}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items);
          const [first] = pages;
          if (rows.length === 0 && first?.open.length === 0 && !q && !departmentId)
            return <EmptyScreen screen={shiftEmpty['no-roster']} />;
          const canPlan = first?.can.plan ?? false;
          return (
            <>
              {canPlan && <RosterActs address={address} />}
              <Days shown={{ rows, open: first?.open ?? [], canPlan }} address={address} narrow={narrow} />
              {rows.length === 0 && (
                <Note role="status">{t('roster.noOne', 'No one matches this filter.')}</Note>
              )}
              <LoadMore infinite={roster} shown={rows.length} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}
