import { previewPiece } from '@nukkad/contract/office/piece/piece.api';
import type { ShownSection } from '@nukkad/contract/office/piece/piece.model';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../platform/api/client.ts';
import { type Language, languageNames, languages } from '../../platform/i18n/languages.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Page } from '../../ui/page/page.tsx';
import { Stack } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { CardGridSkeleton } from '../../ui/state/skeletons.tsx';
import { useAnswer } from '../../ui/state/use-answer.ts';
import { BannerCard, type BannerSize } from './banner-card.tsx';
import styles from './preview-page.module.css';

interface DrawsSection {
  /** A section of the home page, which lies above this feature. */
  readonly drawSection: (said: ShownSection) => ReactNode;
}

/** A draft as visitors would read it: in both languages, on a phone and on a desk. */
export function PreviewPage({ drawSection }: DrawsSection) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const key = search.get('key') ?? '';
  return (
    <Page
      title={t('piece.preview', 'Preview')}
      lead={t(
        'piece.preview.lead',
        'Only you can open this page, for ten minutes. Visitors can’t see it yet.',
      )}
    >
      {languages.map((language) => (
        <Section key={language} title={languageNames[language]}>
          <InLanguage previewKey={key} language={language} drawSection={drawSection} />
        </Section>
      ))}
    </Page>
  );
}

function InLanguage({
  previewKey,
  language,
  drawSection,
}: DrawsSection & { previewKey: string; language: Language }) {
  const { value, error } = useAnswer(`preview ${language} ${previewKey}`, (signal) =>
    call(previewPiece, { query: { key: previewKey }, headers: { Lang: language }, quiet: true, signal }),
  );
  const { t } = useTranslation();
  const sizes: readonly (readonly [BannerSize, string])[] = [
    ['narrow', t('piece.phone', 'On a phone')],
    ['wide', t('piece.desk', 'On a computer')],
  ];
  if (error) return <ErrorState status={error.status} message={error.message} />;
  if (!value) return <CardGridSkeleton count={2} />;
  return (
    <Stack gap={1.5}>
      {sizes.map(([size, name]) => (
        <figure key={size} className={styles.frame} data-size={size}>
          <figcaption>{name}</figcaption>
          <div className={styles.screen} lang={language}>
            {value.section ? (
              drawSection({ ...value.banner, section: value.section })
            ) : (
              <BannerCard banner={value.banner} size={size} />
            )}
          </div>
        </figure>
      ))}
    </Stack>
  );
}
