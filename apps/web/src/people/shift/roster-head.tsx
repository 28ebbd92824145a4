import { copyRoster } from '@nukkad/contract/people/shift/shift.api';
import { addDays } from '@nukkad/contract/kernel/time';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { dateWords, dayWords } from './shift-words.ts';
import { Grid, Row } from '../../ui/page/parts.tsx';
import layout from './roster.module.css';
import { useDepartmentChoice } from '../../nouns/team/team.queries.ts';
import type { RosterAddress } from './use-roster-address.ts';

/** Back, the days that are shown, forth. On a phone by day, else by week or four weeks. */
export function RosterSteps({ address, byDay }: { address: RosterAddress; byDay: boolean }) {
  const { t, locale } = useTranslation();
  const { days, day, from, to, set } = address;
  const step = byDay ? 1 : days.length;
  const start = byDay ? day : from;
  return (
    <div className={layout.steps}>
      <Button
        small
        tone="plain"
        aria-label={t('roster.before', 'Earlier')}
        onClick={() => set('day', addDays(start, -step))}
      >
        ‹
      </Button>
      <h2>{byDay ? dayWords(day, locale) : `${dateWords(from, locale)} – ${dateWords(to, locale)}`}</h2>
      <Button
        small
        tone="plain"
        aria-label={t('roster.after', 'Later')}
        onClick={() => set('day', addDays(start, step))}
      >
        ›
      </Button>
    </div>
  );
}

export function RosterFilters({ address, byDay }: { address: RosterAddress; byDay: boolean }) {
  const { t } = useTranslation();
  const { departmentId, q, span, set } = address;
  const { data } = useDepartmentChoice();
  return (
    <Grid least={11} gap={0.75}>
      {!byDay && (
        <SelectField
          label={t('roster.span', 'Show')}
          value={span}
          options={[
            { value: 'week', label: t('roster.week', 'One week') },
            { value: 'month', label: t('roster.month', 'Four weeks') },
          ]}
          onChange={({ target }) => set('span', target.value)}
        />
      )}
      <SelectField
        label={t('roster.department', 'Department')}
        value={departmentId}
        options={[
          { value: '', label: t('roster.department.all', 'All departments') },
          ...(data ?? []).map((one) => ({ value: one.departmentId, label: one.name })),
        ]}
        onChange={({ target }) => set('department', target.value)}
      />
      <TextField
        label={t('roster.name', 'Name')}
        type="search"
        value={q}
        maxLength={60}
        onChange={({ target }) => set('q', target.value)}
      />
    </Grid>
  );
}

/** What a planner does with all of these days. */
export function RosterActs({ address }: { address: RosterAddress }) {
  const { t, plural } = useTranslation();
  const copy = useSend(copyRoster);
  const publish = useUrlDialog('publish');
  const { from } = address;
  const send = async () => {
    try {
      const { copied, skipped } = await copy.mutateAsync({ from: addDays(from, -7), to: from });
      const said = plural('roster.copied', copied, {
        one: '{{count}} shift copied',
        other: '{{count}} shifts copied',
      });
      const left = plural('roster.skipped', skipped, {
        one: '{{count}} left out',
        other: '{{count}} left out',
      });
      toast.success(skipped > 0 ? `${said}, ${left}` : said);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '');
    }
  };
  return (
    <Row gap={0.5} justify="end">
      <Button tone="plain" small busy={copy.isPending} onClick={() => void send()}>
        {t('roster.copy', 'Copy last week')}
      </Button>
      <Button small onClick={() => publish.open()}>
        {t('roster.publish', 'Publish')}
      </Button>
    </Row>
  );
}
