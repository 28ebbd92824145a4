import { useJobCards } from '../../../nouns/job-card/job-card.queries.ts';
import { newJobCardPath } from '../../../nouns/job-card/job-card-paths.ts';
import { ShownCard, monthWords } from '../../../nouns/job-card/shown-job-card.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { Note, Row, Stack, Text } from '../../../ui/page/parts.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Button } from '../../../ui/press/button.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Refusal } from '../../../ui/state/refusal.tsx';
import { FormSkeleton } from '../../../ui/state/skeletons.tsx';

/** An own card that its customer agreed to; without one, the way to ask. */
export function PostJobField({
  cardId,
  error,
  onChange,
}: {
  cardId: string;
  error: string | undefined;
  onChange: (cardId: string | null) => void;
}) {
  const { t, locale } = useTranslation();
  return (
    <Stack gap={0.75}>
      <Row justify="space-between" align="center">
        <Text weight={650}>{t('postAttached.job', 'Finished job')}</Text>
        <Button tone="plain" small onClick={() => onChange(null)}>
          {t('postAttached.job.remove', 'Remove finished job')}
        </Button>
      </Row>
      <Loaded query={useJobCards('agreed')} waiting={<FormSkeleton count={1} />}>
        {({ pages }) => {
          const cards = pages.flatMap(({ items }) => items);
          const chosen = cards.find((card) => card.cardId === cardId);
          return (
            <>
              {cards.length === 0 ? (
                <Note>{t('postAttached.job.none', 'You can show a job once its customer has agreed.')}</Note>
              ) : (
                <SelectField
                  label={t('postAttached.job.which', 'Which job?')}
                  options={[
                    { value: '', label: t('postAttached.job.choose', 'Choose a job') },
                    ...cards.map((card) => ({
                      value: card.cardId,
                      label: `${card.services.join(', ')}, ${monthWords(card.month, locale)}, ${card.place}`,
                    })),
                  ]}
                  value={cardId}
                  onChange={({ target }) => onChange(target.value)}
                />
              )}
              {chosen && <ShownCard card={chosen} />}
            </>
          );
        }}
      </Loaded>
      <div>
        <ButtonLink to={newJobCardPath()} tone="plain" small>
          {t('postAttached.job.ask', 'Ask a customer about a job')}
        </ButtonLink>
      </div>
      <Refusal>{error}</Refusal>
    </Stack>
  );
}
