import { saveAttendanceSetting } from '@nukkad/contract/people/attendance/attendance.api';
import type { AttendanceSettingAnswer } from '@nukkad/contract/people/attendance/setting.model';
import { attendanceRules } from '@nukkad/contract/people/attendance/setting.model';
import { useSend } from '../../platform/api/send.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { Card } from '../../ui/page/card.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { FormSkeleton } from '../../ui/state/skeletons.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { DepartmentFilter, useParam } from './attendance-filters.tsx';
import { Note } from '../../ui/page/parts.tsx';
import { useSettings } from './attendance.queries.ts';

type Rules = AttendanceSettingAnswer['rules'];
type Numbers = { [Key in keyof Rules]: Rules[Key] extends number ? Key : never }[keyof Rules];

const timeOf = (minute: number) =>
  `${String(Math.floor((minute % 1_440) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const numbers: readonly { readonly key: Numbers; readonly label: (t: Translate) => string }[] = [
  { key: 'breakMinutes', label: (t) => t('worktime.break', 'Unpaid break (minutes)') },
  { key: 'graceMinutes', label: (t) => t('worktime.grace', 'Late after (minutes)') },
  { key: 'fullDayMinutes', label: (t) => t('worktime.full', 'Full day from (minutes worked)') },
  { key: 'halfDayMinutes', label: (t) => t('worktime.half', 'Half day from (minutes worked)') },
  { key: 'overtimeAfterMinutes', label: (t) => t('worktime.overtime', 'Overtime counts after (minutes)') },
  { key: 'earliestMinutes', label: (t) => t('worktime.earliest', 'Check in up to (minutes before start)') },
  { key: 'latestMinutes', label: (t) => t('worktime.latest', 'Check in until (minutes after end)') },
  { key: 'correctionsPerMonth', label: (t) => t('worktime.corrections', 'Corrections a month') },
  { key: 'correctionDaysBack', label: (t) => t('worktime.back', 'Correct up to (days back)') },
];

function Times({
  rules,
  errors,
  change,
}: {
  rules: Rules;
  errors: Readonly<Record<string, string>>;
  change: (next: Partial<Rules>) => void;
}) {
  const { t } = useTranslation();
  // An end before the start lies on the next day.
  const ends = (start: number, time: string) =>
    minuteOf(time) <= start % 1_440 ? minuteOf(time) + 1_440 : minuteOf(time);
  return (
    <FieldPair>
      <TextField
        label={t('worktime.start', 'Day starts')}
        name="startsMinute"
        type="time"
        value={timeOf(rules.startsMinute)}
        error={errors['startsMinute']}
        onChange={({ target }) =>
          change({
            startsMinute: minuteOf(target.value),
            endsMinute: ends(minuteOf(target.value), timeOf(rules.endsMinute)),
          })
        }
      />
      <TextField
        label={t('worktime.end', 'Day ends')}
        name="endsMinute"
        type="time"
        value={timeOf(rules.endsMinute)}
        hint={rules.endsMinute > 1_440 ? t('worktime.next', 'On the next day') : undefined}
        error={errors['endsMinute']}
        onChange={({ target }) => change({ endsMinute: ends(rules.startsMinute, target.value) })}
      />
    </FieldPair>
  );
}

function Fields({ setting }: { setting: AttendanceSettingAnswer }) {
  const { t } = useTranslation();
  const save = useSend(saveAttendanceSetting);
  const { departmentId, employeeId, version, rules: initial } = setting;
  return (
    <SentFields
      save={t('worktime.save', 'Save')}
      send={(rules: Rules) => save.mutateAsync({ departmentId, employeeId, version, rules })}
      said={t('worktime.saved', 'Saved')}
      initial={initial}
      schema={attendanceRules}
      about={{ attendance_setting_hours: 'endsMinute', attendance_setting_half: 'halfDayMinutes' }}
    >
      {({ fields, errors, change }) => (
        <>
          <Times rules={fields} errors={errors} change={change} />
          <FieldPair>
            {numbers.map(({ key, label }) => (
              <TextField
                key={key}
                label={label(t)}
                name={key}
                inputMode="numeric"
                value={String(fields[key])}
                error={errors[key]}
                onChange={({ target }) =>
                  change({ [key]: Number(target.value.replace(/\D/g, '').slice(0, 4)) })
                }
              />
            ))}
          </FieldPair>
          <SwitchLine
            title={t('worktime.site', 'Check in at a work site only')}
            about={t('worktime.site.about', 'When off, a check-in elsewhere is marked and counts.')}
            checked={fields.mustBeAtSite}
            onChange={(mustBeAtSite) => change({ mustBeAtSite })}
          />
          <SwitchLine
            title={t('worktime.offline', 'Accept offline check-ins')}
            about={t('worktime.offline.about', 'They are sent when the phone is online again, and marked.')}
            checked={fields.acceptsOffline}
            onChange={(acceptsOffline) => change({ acceptsOffline })}
          />
        </>
      )}
    </SentFields>
  );
}

/** Hours and rules of everyone, or of the department that is chosen. */
export function HoursForm() {
  const { t } = useTranslation();
  const [department] = useParam('department');
  return (
    <>
      <DepartmentFilter />
      <Loaded query={useSettings()} waiting={<FormSkeleton />}>
        {({ items }) => {
          const all = items.find((one) => one.departmentId === null && one.employeeId === null);
          const own = items.find((one) => one.departmentId === department && department !== '');
          const shown = own ?? all;
          if (!shown) return null;
          const isNew = department !== '' && !own;
          const setting = isNew ? { ...shown, departmentId: department, version: 0 } : shown;
          return (
            <Card quiet>
              {isNew && <Note>{t('worktime.same', 'Same as everyone until you save.')}</Note>}
              <Fields key={`${department} ${setting.version}`} setting={setting} />
            </Card>
          );
        }}
      </Loaded>
    </>
  );
}
