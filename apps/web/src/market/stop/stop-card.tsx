import type { BookingStop } from '@nukkad/contract/market/stop/stop.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { Section } from '../../ui/page/section.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import type { Stopping } from './stop-dialog.tsx';
import { billLines, reasonWords } from './stop-words.ts';
import { Row } from '../../ui/page/parts.tsx';
import styles from './stop.module.css';

function Answers({ about: { can } }: Stopping) {
  const { t } = useTranslation();
  const agree = useDialogLink('agreeStop');
  const contest = useDialogLink('contestStop');
  const withdraw = useDialogLink('withdrawStop');
  if (can.withdraw)
    return (
      <ButtonLink {...withdraw} tone="plain">
        {t('stop.withdraw', 'Withdraw request')}
      </ButtonLink>
    );
  if (!can.answer) return null;
  return (
    <Row gap={0.6}>
      <ButtonLink {...agree}>{t('stop.agree', 'Agree and end visit')}</ButtonLink>
      <ButtonLink {...contest} tone="plain">
        {t('stop.contest', 'I don’t agree')}
      </ButtonLink>
    </Row>
  );
}

/** What one side says of a visit that cannot go on: why, what was done, the part bill, and until when to answer. */
export function StopCard({ stop, ...stopping }: Stopping & { stop: BookingStop }) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const { side, about } = stopping;
  const title = about.can.withdraw
    ? t('stop.sent', 'You asked to end this visit')
    : stop.by === 'customer'
      ? t('stop.byCustomer', 'The customer asks to end this visit')
      : t('stop.byPartner', 'The professional asks to end this visit');
  return (
    <Section title={title}>
      <Card quiet={!about.can.answer}>
        <div className={styles.card}>
          <p>{reasonWords[stop.reason](t)}</p>
          {stop.words && <blockquote>{stop.words}</blockquote>}
          <ul>
            {stop.lines.map(({ lineId, name, done, quantity }) => (
              <li key={lineId}>
                {name}: {t('stop.doneOf', '{{done}} of {{all}} done', { done, all: quantity })}
              </li>
            ))}
          </ul>
          {billLines(voice, side, stop.sums).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {stop.answerBefore && (
            <p>
              {t('stop.until', 'Without an answer by {{when}}, this bill counts.', {
                when: formatInstant(stop.answerBefore, 'short', locale),
              })}
            </p>
          )}
          <Answers {...stopping} />
        </div>
      </Card>
    </Section>
  );
}
