import { wageInWords } from '../../nouns/candidate/work-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { Note } from '../../ui/page/parts.tsx';
import { CvPart } from './cv-source.tsx';
import type { ReviewProps } from './cv-work-parts.tsx';

/** What the account says already, and what no business is shown. */
export function CvDetails({ read, lines }: Pick<ReviewProps, 'read' | 'lines'>) {
  const voice = useTranslation();
  const { t } = voice;
  const { name, mobile, mail, wageNow } = read;
  const told = [name, mobile, mail, wageNow].filter((one) => one !== null);
  if (told.length === 0) return null;
  const now = wageNow?.value;
  return (
    <CvPart title={t('cv.details', 'Your details')} lines={lines} told={told}>
      <Facts>
        <Fact name={t('cv.name', 'Name')}>{name?.value}</Fact>
        <Fact name={t('cv.mobile', 'Mobile number')}>{mobile?.value}</Fact>
        <Fact name={t('cv.mail', 'Email')}>{mail?.value}</Fact>
        <Fact name={t('cv.wageNow', 'Current pay')}>
          {now && wageInWords(voice, { wageUnit: now.unit, wageFrom: now.paise, wageTo: now.paise })}
        </Fact>
      </Facts>
      <Note size="sm">
        {t(
          'cv.details.about',
          'Name, number and email stay as in your account. No business sees your current pay.',
        )}
      </Note>
    </CvPart>
  );
}
