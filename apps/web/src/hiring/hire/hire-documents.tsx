import type { Hire } from '@nukkad/contract/hiring/hire/hire.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CardHead, List, Paragraph } from '../../ui/page/parts.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { documentWords } from './hire-words.ts';

/** What is to bring, and what of it is in the employee file or shared in the job profile. */
export function HireDocuments({ documents }: Pick<Hire, 'documents'>) {
  const { t } = useTranslation();
  if (documents.length === 0) return null;
  return (
    <>
      <Paragraph above={0.75} weight={650}>
        {t('hire.documents', 'Documents to bring')}
      </Paragraph>
      <List gap={0.5}>
        {documents.map(({ kind, isThere, isShared }) => (
          <li key={kind}>
            <CardHead>
              <span>{documentWords[kind](t)}</span>
              <StatePill tone={isThere || isShared ? 'good' : 'due'}>
                {isThere
                  ? t('hire.document.there', 'Added')
                  : isShared
                    ? t('hire.document.shared', 'In job profile')
                    : t('hire.document.missing', 'Missing')}
              </StatePill>
            </CardHead>
          </li>
        ))}
      </List>
    </>
  );
}
