import { dayInWords, daysInWords, halvesInWords } from '../../nouns/approval/approval-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Note } from '../../ui/page/parts.tsx';
import styles from './leave.module.css';
import { type PreviewAsked, usePreview } from './leave.queries.ts';

/** More are said as a number. */
const mostNamed = 4;

/** Before it is sent: how many days it takes, which of them are off anyway, and what is left then. */
export function LeaveCount({ asked }: { asked: PreviewAsked | null }) {
  const voice = useTranslation();
  const { t, plural, locale } = voice;
  const { data, error } = usePreview(asked);
  if (!asked) return <Note>{t('leave.count.first', 'Choose days to see how many count.')}</Note>;
  if (error) return <Note>{error.message}</Note>;
  if (!data) return <Note>{t('leave.count.wait', 'Counting…')}</Note>;
  const { halves, trips, daysBetween, daysOff, leftAfter } = data;
  const isShort = leftAfter !== null && leftAfter < 0;
  return (
    <div className={styles.count} role="status" data-short={isShort || undefined}>
      <b>
        {halves === 0
          ? t('leave.count.none', 'All these days are off already.')
          : t('leave.count', 'Takes {{days}}', { days: halvesInWords(voice, halves) })}
      </b>
      {trips.map(({ title, startsOn, endsOn }) => (
        <span key={`${title} ${startsOn}`}>
          {t('leave.count.trip', 'You also have a trip: {{title}}, {{days}}', {
            title,
            days: daysInWords(startsOn, endsOn, locale),
          })}
        </span>
      ))}
      {daysBetween.length > 0 && (
        <span>
          {t('leave.count.between', 'Counted, because you’re away before and after: {{days}}', {
            days: daysBetween.map((day) => dayInWords(day, locale)).join('; '),
          })}
        </span>
      )}
      {daysOff.length > 0 && (
        <span>
          {daysOff.length <= mostNamed
            ? t('leave.count.off', 'Not counted: {{days}}', {
                days: daysOff.map((day) => dayInWords(day, locale)).join('; '),
              })
            : plural('leave.count.many', daysOff.length, {
                one: '{{count}} day off is not counted',
                other: '{{count}} days off are not counted',
              })}
        </span>
      )}
      {isShort && <span>{t('leave.count.short', 'You don’t have enough days left.')}</span>}
      {leftAfter !== null && leftAfter >= 0 && halves > 0 && (
        <span>
          {t('leave.count.left', '{{days}} left after it', { days: halvesInWords(voice, leftAfter) })}
        </span>
      )}
    </div>
  );
}
