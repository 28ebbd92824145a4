import type { HiringFigure, HiringPart } from '@nukkad/contract/hiring/hiring-report/hiring-report.model';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Bars } from '../../ui/chart/bars.tsx';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import { Shares } from '../../ui/chart/shares.tsx';
import { Grid, Note } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { hoursInWords, keyWords } from './figure-words.ts';

interface Of {
  readonly figures: readonly HiringFigure[];
}

/** Each as a line beside the largest of them. */
function Lines({
  figures,
  label,
  of,
  value,
}: Of & { label: string; of: (figure: HiringFigure) => number; value: (figure: HiringFigure) => ReactNode }) {
  const { t } = useTranslation();
  const most = Math.max(1, ...figures.map(of));
  return (
    <Shares
      label={label}
      shares={figures.map((figure) => ({
        key: figure.key,
        name: keyWords[figure.key](t),
        value: value(figure),
        part: of(figure) / most,
      }))}
    />
  );
}

const countOf = ({ count }: HiringFigure) => count;

/** How many came so far, and how many of those who applied. */
function Funnel({ figures }: Of) {
  const { t, locale } = useTranslation();
  const label = t('hiringReport.funnel', 'How far applications came');
  const applied = figures[0]?.count ?? 0;
  const share = (count: number) => Math.round((100 * count) / Math.max(1, applied));
  return (
    <Section title={label}>
      <Lines
        figures={figures}
        label={label}
        of={countOf}
        value={({ count }) =>
          t('hiringReport.ofApplied', '{{count}} ({{share}} %)', {
            count: count.toLocaleString(locale),
            share: share(count),
          })
        }
      />
    </Section>
  );
}

function Times({ figures }: Of) {
  const voice = useTranslation();
  const { t } = voice;
  const label = t('hiringReport.time', 'Time in each step');
  return (
    <Section
      title={label}
      lead={t('hiringReport.time.how', 'The middle of all times, of applications that have left the step.')}
    >
      <Lines
        figures={figures}
        label={label}
        of={({ hours }) => hours ?? 0}
        value={({ hours }) => hoursInWords(voice, hours)}
      />
    </Section>
  );
}

function Sources({ figures }: Of) {
  const { t, plural } = useTranslation();
  const label = t('hiringReport.source', 'Where applicants came from');
  return (
    <Section title={label}>
      <Lines
        figures={figures}
        label={label}
        of={countOf}
        value={({ count, hired }) =>
          plural(
            'hiringReport.sourceOf',
            count,
            { one: '{{count}} applicant, {{hired}} hired', other: '{{count}} applicants, {{hired}} hired' },
            { hired: hired ?? 0 },
          )
        }
      />
    </Section>
  );
}

function Clocks({ figures }: Of) {
  const { t, plural } = useTranslation();
  const label = t('hiringReport.clock', '72 hours to shortlist');
  return (
    <Section
      title={label}
      lead={t('hiringReport.clock.how', 'Jobs of the period, from publishing to the first shortlist.')}
    >
      <Lines
        figures={figures}
        label={label}
        of={countOf}
        value={({ count }) =>
          plural('hiringReport.jobs', count, { one: '{{count}} job', other: '{{count}} jobs' })
        }
      />
    </Section>
  );
}

function Answers({ figures }: Of) {
  const { t, plural } = useTranslation();
  const short: Partial<Record<HiringFigure['key'], string>> = {
    one_day: t('hiringReport.short.one_day', '24 h'),
    two_days: t('hiringReport.short.two_days', '48 h'),
    three_days: t('hiringReport.short.three_days', '72 h'),
    later: t('hiringReport.answer.later', 'Later'),
    waiting: t('hiringReport.short.waiting', 'Waiting'),
  };
  const words = (count: number) =>
    plural('hiringReport.applicants', count, { one: '{{count}} applicant', other: '{{count}} applicants' });
  return (
    <ChartFigure
      caption={t('hiringReport.answer', 'Time until candidates hear from you')}
      heads={[t('hiringReport.answer.within', 'Answered'), t('posting.applicants.title', 'Applicants')]}
      rows={figures.map(({ key, count }) => ({ key, name: keyWords[key](t), cells: [count] }))}
    >
      <Bars
        entries={figures.map(({ key, count }) => ({
          key,
          name: short[key] ?? '',
          bars: [
            {
              value: count,
              title: `${keyWords[key](t)}: ${words(count)}`,
              label: count === 0 ? null : `${count}`,
            },
          ],
        }))}
      />
    </ChartFigure>
  );
}

function Ends({ figures }: Of) {
  const { t, locale } = useTranslation();
  const label = t('hiringReport.end', 'Why applications ended');
  return (
    <Section title={label}>
      {figures.length === 0 ? (
        <Note>{t('hiringReport.end.none', 'No application ended without a hire.')}</Note>
      ) : (
        <Lines
          figures={figures}
          label={label}
          of={countOf}
          value={({ count }) => count.toLocaleString(locale)}
        />
      )}
    </Section>
  );
}

/** All charts, each with its figures as a table. */
export function FigureCharts({ items }: { items: readonly HiringFigure[] }) {
  const of = (part: HiringPart) => items.filter((figure) => figure.part === part);
  return (
    <Grid least={22} gap={[2, 3]} align="start">
      <Funnel figures={of('funnel')} />
      <Answers figures={of('answer')} />
      <Times figures={of('time')} />
      <Clocks figures={of('clock')} />
      <Sources figures={of('source')} />
      <Ends figures={of('end')} />
    </Grid>
  );
}
