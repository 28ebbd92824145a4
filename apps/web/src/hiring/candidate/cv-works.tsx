import type { Experience } from '@nukkad/contract/hiring/candidate/candidate.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Tick } from '../../ui/field/field-group.tsx';
import { Stack } from '../../ui/page/parts.tsx';
import type { TypedWork } from './cv-fields.ts';
import { WorkedFields } from './worked-fields.tsx';

/** A place of work as it was read: taken or left, and corrected. */
export function CvWork({
  work,
  errorOf,
  onChange,
}: {
  work: TypedWork;
  errorOf: (field: string) => string | undefined;
  onChange: (next: Partial<TypedWork>) => void;
}) {
  const { t } = useTranslation();
  const correct = (next: Partial<Experience>) => onChange({ ...next, isTaken: true });
  return (
    <Stack gap={0.75} narrows>
      <Tick checked={work.isTaken} onChange={({ target }) => onChange({ isTaken: target.checked })}>
        {t('cv.take', 'Add to my profile')}
      </Tick>
      <WorkedFields entry={work} errorOf={errorOf} onChange={correct} />
    </Stack>
  );
}
