import type {
  ConfirmedTenure,
  WorkedCategory,
  WorkRecord,
} from '@nukkad/contract/hiring/work-record/work-record.model';
import { monthsInWords } from '../../nouns/candidate/work-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { numberFormat } from '../../ui/mark/formats.ts';
import { Fact, Figures } from '../../ui/page/facts.tsx';
import { List, Note, Stack, Text } from '../../ui/page/parts.tsx';

type Voice = ReturnType<typeof useTranslation>;

const visitsInWords = ({ plural }: Voice, visits: number): string =>
  plural('workRecord.visits', visits, { one: '{{count}} visit', other: '{{count}} visits' });

const onTimeInWords = ({ t }: Voice, percent: number | null): string =>
  percent === null ? '' : t('workRecord.onTime.share', '{{percent}}% on time', { percent });

/** "Mar 2026 – now". */
function spanInWords({ t, locale }: Voice, { from, to }: WorkedCategory | ConfirmedTenure): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const said = (month: string) => format.format(new Date(`${month}-01T00:00:00.000Z`));
  if (to === from) return said(from);
  return `${said(from)} – ${to === null ? t('workRecord.now', 'now') : said(to)}`;
}

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

function Whole({ record }: { record: WorkRecord }) {
  const { t, plural, locale } = useTranslation();
  const { visits, months, onTimePercent, stars, reviews } = record;
  if (visits === 0 && stars === null) return null;
  const number = numberFormat(locale);
  return (
    <Figures>
      <Fact name={t('workRecord.completed', 'Completed visits')}>{number.format(visits)}</Fact>
      <Fact name={t('workRecord.onTime', 'On time')}>
        {onTimePercent !== null && `${number.format(onTimePercent)}%`}
      </Fact>
      <Fact
        name={plural('workRecord.reviews', reviews, {
          one: 'Stars, {{count}} review',
          other: 'Stars, {{count}} reviews',
        })}
      >
        {stars !== null && number.format(stars)}
      </Fact>
      <Fact name={t('workRecord.months', 'Months with visits')}>{months > 0 && number.format(months)}</Fact>
    </Figures>
  );
}

/** What a record says, for its person and for who was given it. */
export function RecordFacts({ record }: { record: WorkRecord }) {
  const voice = useTranslation();
  const { t } = voice;
  const { categories, tenures } = record;
  return (
    <Stack gap={1} narrows>
      <Whole record={record} />
      {categories.length > 0 && (
        <Stack gap={0.5}>
          <h3>{t('workRecord.categories', 'Visits by service')}</h3>
          <List gap={0.6}>
            {categories.map((one) => (
              <li key={one.categoryId}>
                <Text weight={650}>{one.name}</Text>
                <Note size="sm">
                  {joined(
                    visitsInWords(voice, one.visits),
                    onTimeInWords(voice, one.onTimePercent),
                    spanInWords(voice, one),
                  )}
                </Note>
              </li>
            ))}
          </List>
        </Stack>
      )}
      {tenures.length > 0 && (
        <Stack gap={0.5}>
          <h3>{t('workRecord.tenures', 'Jobs confirmed by employers')}</h3>
          <List gap={0.6}>
            {tenures.map((one) => (
              <li key={`${one.companyName} ${one.from}`}>
                <Text weight={650} translate="no">
                  {one.companyName}
                </Text>
                <Note size="sm">
                  {joined(one.designation, monthsInWords(voice, one.months), spanInWords(voice, one))}
                </Note>
              </li>
            ))}
          </List>
        </Stack>
      )}
    </Stack>
  );
}
