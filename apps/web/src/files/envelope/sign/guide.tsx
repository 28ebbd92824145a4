import type { EnvelopeField } from '@nukkad/contract/files/envelope/envelope.model';
import type { Drawn } from '../../../nouns/envelope/drawn-picture.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useOnline } from '../../../platform/online.ts';
import { Row, Small, Stack } from '../../../ui/page/parts.tsx';
import { Button } from '../../../ui/press/button.tsx';
import { FieldControl } from './field-control.tsx';
import { missingOf } from './filling.rules.ts';
import styles from './sign.module.css';
import type { FillingNow } from './use-filling.ts';

/** How far one is: which field of how many, or what is left. */
function Progress({ own, current, missing }: { own: number; current: number; missing: number }) {
  const { t, plural } = useTranslation();
  if (own === 0) return t('sign.guide.none', 'Read the whole document first.');
  const left =
    missing === 0
      ? t('sign.guide.full', 'All required fields are filled in.')
      : plural('sign.guide.left', missing, {
          one: '{{count}} required field left',
          other: '{{count}} required fields left',
        });
  if (current < 0) return left;
  const at = t('sign.guide.at', 'Field {{place}} of {{count}}', { place: current + 1, count: own });
  return `${at} · ${left}`;
}

/** Leads from field to field and then to the review: at the thumb on a phone, beside the pages on a desk. */
export function Guide({
  own,
  current,
  now,
  review,
  onDraw,
  onNext,
  onReview,
}: {
  own: readonly EnvelopeField[];
  current: EnvelopeField | null;
  now: FillingNow;
  /** What the way to the review is called. */
  review: string;
  onDraw: (kind: Drawn) => void;
  onNext: () => void;
  onReview: () => void;
}) {
  const { t } = useTranslation();
  const online = useOnline();
  const missing = missingOf(own, now.filling);
  const begun = current !== null;
  return (
    <section className={styles.guide} aria-label={t('sign.guide', 'Fields to fill in')}>
      <Stack gap={0.6}>
        <Small as="div" role="status">
          <Progress own={own.length} current={current ? own.indexOf(current) : -1} missing={missing.length} />
        </Small>
        {current && <FieldControl field={current} now={now} onDraw={onDraw} />}
        {!online && (
          <Small as="div">
            {t(
              'sign.offline',
              'You’re offline. What you filled in stays here. Sign when you’re back online.',
            )}
          </Small>
        )}
        <Row gap={0.5}>
          {missing.length > 0 ? (
            <Button onClick={onNext}>
              {begun ? t('sign.next', 'Next field') : t('sign.start', 'Start')}
            </Button>
          ) : (
            <Button onClick={onReview}>{review}</Button>
          )}
        </Row>
      </Stack>
    </section>
  );
}
