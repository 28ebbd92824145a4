import { getTalent } from '@nukkad/contract/hiring/talent-pool/talent-pool.api';
import type { KeptTalent } from '@nukkad/contract/hiring/talent-pool/talent-pool.model';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { Card } from '../../ui/page/card.tsx';
import { Note, Quoted, Stack, Text } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { TalentDialogs } from './talent-dialogs.tsx';
import { KeepForm } from './talent-form.tsx';

function Kept({ kept: { words, tags, keptAt, keptBy } }: { kept: KeptTalent }) {
  const { t } = useTranslation();
  return (
    <Stack gap={0.5}>
      {tags.length > 0 && (
        <Text weight={650}>
          <span translate="no">{tags.join(' · ')}</span>
        </Text>
      )}
      {words && <Quoted lines>{words}</Quoted>}
      <Note size="sm">
        {keptBy ? t('talent.kept.by', 'Saved by {{name}}', { name: keptBy }) : t('talent.keptAt', 'Saved')},{' '}
        <DateTime at={keptAt} as="date" />
      </Note>
    </Stack>
  );
}

/** On the page of a candidate or an applicant: whether the business keeps them for other jobs. */
export function TalentPart({ userId, name }: { userId: string; name: string }) {
  const { t } = useTranslation();
  const { data } = useAsked(getTalent, { query: { userId } });
  const keeping = useUrlDialog('talent-keep');
  if (!data || (!data.kept && !data.can.keep)) return null;
  const { kept, can } = data;
  return (
    <Section title={t('talent.title', 'Talent pool')}>
      <Card quiet>
        <Stack gap={0.75}>
          {kept ? (
            <Kept kept={kept} />
          ) : (
            <Note>{t('talent.keep.about', 'Save this candidate, and invite them to your next job.')}</Note>
          )}
          <Moves
            gap={0.5}
            of={[
              { on: can.keep, opens: 'talent-keep', label: t('talent.keep', 'Save to talent pool') },
              {
                on: can.change,
                opens: 'talent-change',
                about: { userId },
                label: t('talent.change', 'Edit'),
              },
              {
                on: can.remove,
                opens: 'talent-remove',
                about: { userId },
                label: t('talent.remove', 'Remove'),
              },
            ]}
          />
        </Stack>
      </Card>
      {can.keep && <KeepForm userId={userId} name={name} dialog={keeping} />}
      {kept && <TalentDialogs people={[{ userId, name, kept, can }]} />}
    </Section>
  );
}
