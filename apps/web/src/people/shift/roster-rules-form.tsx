import { saveRosterSetting } from '@nukkad/contract/people/shift/shift.api';
import { type RosterSetting, rosterRules } from '@nukkad/contract/people/shift/shift.model';
import { useSend } from '../../platform/api/send.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSentForm } from '../../platform/forms/use-sent-form.ts';
import { FieldsOf } from '../../ui/field/sent-fields.tsx';
import { Card } from '../../ui/page/card.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { FormSkeleton } from '../../ui/state/skeletons.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useRosterSetting } from './shift.queries.ts';

type Rules = RosterSetting['rules'];
type Hours = 'dailyMinutes' | 'weeklyMinutes' | 'mostWeeklyMinutes' | 'restMinutes';
/** Hours as they are typed, e.g. 7.5. */
type Typed = Omit<Rules, Hours> & Record<Hours, string>;

const hours: readonly { readonly key: Hours; readonly label: (t: Translate) => string }[] = [
  { key: 'dailyMinutes', label: (t) => t('rosterRules.daily', 'Hours a day, at most 9') },
  { key: 'weeklyMinutes', label: (t) => t('rosterRules.weekly', 'Hours a week, at most 48') },
  { key: 'mostWeeklyMinutes', label: (t) => t('rosterRules.most', 'With overtime, at most 60') },
  { key: 'restMinutes', label: (t) => t('rosterRules.rest', 'Rest between days (hours), at least 8') },
];

const typedOf = (rules: Rules): Typed => ({
  ...rules,
  dailyMinutes: String(rules.dailyMinutes / 60),
  weeklyMinutes: String(rules.weeklyMinutes / 60),
  mostWeeklyMinutes: String(rules.mostWeeklyMinutes / 60),
  restMinutes: String(rules.restMinutes / 60),
});
const minutes = (text: string) => Math.round(Number(text || 'none') * 60);
const bodyOf = (typed: Typed): Rules => ({
  ...typed,
  dailyMinutes: minutes(typed.dailyMinutes),
  weeklyMinutes: minutes(typed.weeklyMinutes),
  mostWeeklyMinutes: minutes(typed.mostWeeklyMinutes),
  restMinutes: minutes(typed.restMinutes),
});

function Fields({ setting }: { setting: RosterSetting }) {
  const { t } = useTranslation();
  const save = useSend(saveRosterSetting);
  const initial: Typed = typedOf(setting.rules);
  const form = useSentForm({
    send: (rules: Rules) => save.mutateAsync({ version: setting.version, rules }),
    said: t('rosterRules.saved', 'Saved'),
    initial,
    schema: rosterRules,
    bodyOf,
    about: { roster_setting_overtime: 'mostWeeklyMinutes' },
  });
  const { fields, errors, change } = form;
  // The server speaks of minutes, and this form of hours.
  const wrong = (key: Hours) => errors[key] && t('rosterRules.wrong', 'Enter hours within the limit.');
  return (
    <FieldsOf form={form} save={t('rosterRules.save', 'Save')}>
      <FieldPair>
        {hours.map(({ key, label }) => (
          <TextField
            key={key}
            label={label(t)}
            name={key}
            inputMode="decimal"
            value={fields[key]}
            error={wrong(key)}
            onChange={({ target }) => change({ [key]: target.value.replace(/[^\d.]/g, '').slice(0, 5) })}
          />
        ))}
      </FieldPair>
      <RadioList
        label={t('rosterRules.breach', 'When a roster breaks a limit')}
        name="onBreach"
        value={fields.onBreach}
        options={[
          { value: 'reason' as const, label: t('rosterRules.reason', 'Ask for a reason') },
          { value: 'refuse' as const, label: t('rosterRules.refuse', 'Don’t let it be published') },
        ]}
        onChange={(onBreach) => change({ onBreach })}
      />
      <SwitchLine
        title={t('rosterRules.free', 'Swaps without approval')}
        about={t('rosterRules.free.about', 'Once both agree, unless a limit is broken.')}
        checked={fields.freeSwaps}
        onChange={(freeSwaps) => change({ freeSwaps })}
      />
      <SwitchLine
        title={t('rosterRules.off', 'Days without a shift are days off')}
        about={t('rosterRules.off.about', 'In weeks in which someone has a shift. Off: usual hours count.')}
        checked={fields.restIsOff}
        onChange={(restIsOff) => change({ restIsOff })}
      />
    </FieldsOf>
  );
}

/** Limits of working time, and what happens where a roster breaks one. */
export function RosterRulesForm() {
  return (
    <Loaded query={useRosterSetting()} waiting={<FormSkeleton />}>
      {(setting) => (
        <Card quiet>
          <Fields key={setting.version} setting={setting} />
        </Card>
      )}
    </Loaded>
  );
}
