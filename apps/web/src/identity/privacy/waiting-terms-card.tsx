import type { WaitingTerms } from '@nukkad/contract/identity/privacy/terms.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Note, Paragraph, Row } from '../../ui/page/parts.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { comparePath, readPath } from './terms-paths.ts';
import { legalNames } from './terms-words.ts';

/** One page: what changed in a sentence, and the ways to read it whole and to compare it. */
export function WaitingTermsCard({
  waiting: { page, number, change, inForceAt, agreedTo },
}: {
  waiting: WaitingTerms;
}) {
  const { t, locale } = useTranslation();
  const name = legalNames(t)[page];
  return (
    <Card as="li" quiet>
      <h2>{t('privacy.terms.exact', '{{page}}, version {{number}}', { page: name, number })}</h2>
      <Note>
        {t('privacy.terms.since', 'In force since {{day}}', { day: formatInstant(inForceAt, 'day', locale) })}
      </Note>
      <Paragraph above={0.5} breaks>
        {change}
      </Paragraph>
      <Row gap={[0, 1.25]} above={0.5}>
        <Link to={readPath(page)}>{t('privacy.terms.read', 'Read: {{page}}', { page: name })}</Link>
        <Link to={comparePath(page, agreedTo ?? 1)}>
          {t('privacy.terms.compare', 'What changed: {{page}}', { page: name })}
        </Link>
      </Row>
    </Card>
  );
}
