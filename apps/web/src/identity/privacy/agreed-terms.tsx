import type { OwnTerms } from '@nukkad/contract/identity/privacy/terms.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { Note } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { versionPath } from './terms-paths.ts';
import { legalNames } from './terms-words.ts';

/** Each with its moment and language, and the way to the words as they were. */
export function AgreedTerms({ agreed }: Pick<OwnTerms, 'agreed'>) {
  const { t, locale } = useTranslation();
  const names = legalNames(t);
  const languages = { en: t('privacy.terms.en', 'in English'), hi: t('privacy.terms.hi', 'in Hindi') };
  if (agreed.length === 0) return null;
  return (
    <Section title={t('privacy.terms.list', 'What you agreed to')}>
      <CardList>
        {agreed.map(({ page, number, at, lang }) => (
          <Card as="li" quiet key={`${page} ${number}`}>
            <Link to={versionPath(page, number)}>
              {t('privacy.terms.exact', '{{page}}, version {{number}}', { page: names[page], number })}
            </Link>
            <Note>
              {t('privacy.terms.at', 'Agreed on {{at}}, read {{language}}', {
                at: formatInstant(at, 'full', locale),
                language: languages[lang],
              })}
            </Note>
          </Card>
        ))}
      </CardList>
    </Section>
  );
}
