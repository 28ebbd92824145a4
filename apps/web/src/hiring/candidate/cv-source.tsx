import type { Cv, CvConfidence } from '@nukkad/contract/hiring/candidate/cv.model';
import type { ReactNode } from 'react';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { CardHead, Note, Quoted, Stack } from '../../ui/page/parts.tsx';
import { StatePill, type StateTone } from '../../ui/state/state-pill.tsx';

interface Placed {
  readonly at: { readonly line: number; readonly page: number; readonly confidence: CvConfidence };
}

const sureness: Record<CvConfidence, { tone: StateTone; words: (t: Translate) => string }> = {
  high: { tone: 'good', words: (t) => t('cv.sure.high', 'Read clearly') },
  middle: { tone: 'due', words: (t) => t('cv.sure.middle', 'Please check') },
  low: { tone: 'bad', words: (t) => t('cv.sure.low', 'Not sure') },
};
const order: readonly CvConfidence[] = ['low', 'middle', 'high'];

/** A field with the line of the CV that says it. */
export function CvPart({
  title,
  lines,
  told,
  children,
}: {
  title: string;
  lines: Cv['lines'];
  told: readonly Placed[];
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const least = order.find((one) => told.some(({ at }) => at.confidence === one)) ?? 'high';
  const shown = [...new Map(told.map(({ at }) => [at.line, at])).values()];
  return (
    <Card quiet as="section">
      <CardHead>
        <h2>{title}</h2>
        <StatePill tone={sureness[least].tone}>{sureness[least].words(t)}</StatePill>
      </CardHead>
      <Stack gap={0.75} narrows>
        {children}
        {shown.map(({ line, page }) => (
          <div key={line}>
            <Note size="sm">{t('cv.place', 'In your CV, page {{page}}', { page })}</Note>
            <Quoted size="sm" breaks>
              {lines[line]?.text}
            </Quoted>
          </div>
        ))}
      </Stack>
    </Card>
  );
}

/** All that was read; what was not understood is marked and stays in sight. */
export function CvText({ lines }: { lines: Cv['lines'] }) {
  const { t } = useTranslation();
  const left = lines.filter(({ isUnderstood }) => !isUnderstood);
  if (left.length === 0) return null;
  return (
    <Card quiet as="section">
      <h2>{t('cv.left', 'Not used for your profile')}</h2>
      <Note below={0.5}>
        {t('cv.left.about', 'These lines stay in your CV. Add what matters to your profile by hand.')}
      </Note>
      <Stack gap={0.25} narrows>
        {left.map(({ text }, at) => (
          // Lines have no id, and may be alike.
          <Quoted key={at} as="p" size="sm" breaks>
            {text}
          </Quoted>
        ))}
      </Stack>
    </Card>
  );
}
