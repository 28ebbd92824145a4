import type { Leaving } from '@nukkad/contract/people/leaving/leaving.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { dayInWords, kindWords, statusWords } from './leaving-words.ts';

function useShort({ shortDays, shortNotice }: Leaving): string {
  const { t, plural } = useTranslation();
  if (shortDays === 0) return '';
  const days = plural('leaving.days', shortDays, { one: '{{count}} day', other: '{{count}} days' });
  if (shortNotice === 'waived') return t('leaving.missing.waived', '{{days}}, waived', { days });
  if (shortNotice === 'recovered')
    return t('leaving.missing.recovered', '{{days}}, recovered from pay', { days });
  if (shortNotice === 'paid') return t('leaving.missing.paid', '{{days}}, paid by the business', { days });
  return days;
}

/** Where a leaving stands, as the person and the office read it. */
export function LeavingFacts({ leaving }: { leaving: Leaving }) {
  const { t, plural, locale } = useTranslation();
  const { status, kind, noticeGivenOn, noticeDays, lastDayOn, reason, handedTo } = leaving;
  return (
    <Card>
      <Facts>
        <Fact name={t('leaving.status', 'Status')}>{statusWords[status](t)}</Fact>
        <Fact
          name={
            status === 'asked' ? t('leaving.wished', 'Last day asked for') : t('leaving.lastDay', 'Last day')
          }
        >
          {dayInWords(lastDayOn, locale)}
        </Fact>
        <Fact name={t('leaving.how', 'How')}>{status !== 'asked' && kindWords[kind](t)}</Fact>
        <Fact name={t('leaving.given', 'Notice given')}>{dayInWords(noticeGivenOn, locale)}</Fact>
        <Fact name={t('leaving.period', 'Notice period')}>
          {plural('leaving.days', noticeDays, { one: '{{count}} day', other: '{{count}} days' })}
        </Fact>
        <Fact name={t('leaving.missing', 'Missing notice')}>{useShort(leaving)}</Fact>
        <Fact name={t('leaving.taker', 'Work handed to')}>
          {handedTo && <span translate="no">{handedTo.fullName}</span>}
        </Fact>
        <Fact name={t('leaving.reason', 'Reason')}>{reason}</Fact>
      </Facts>
    </Card>
  );
}
