import { getCandidateProfile } from '@nukkad/contract/hiring/candidate/candidate.api';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Note, Row, Stack, Text } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { addressOf, strengthInWords } from './profile-steps.ts';

/** How complete the profile is, and the one step that brings most; nothing once it is whole. */
export function NextStepCard() {
  const { t } = useTranslation();
  return (
    <Loaded query={useAsked(getCandidateProfile)} waiting={<ListSkeleton count={1} />}>
      {({ strength: { percent, next, isComplete } }) =>
        next && (
          <Card quiet>
            <Row gap={0.75} align="center" justify="space-between">
              <Stack gap={0.1} narrows>
                <Text as="strong">{t('candidate.percent', '{{percent}}% complete', { percent })}</Text>
                <Note>
                  {isComplete
                    ? t('candidate.home.more', 'A fuller profile is found more often.')
                    : t('candidate.incomplete', 'Add your work, place, pay and start to apply for jobs.')}
                </Note>
              </Stack>
              <ButtonLink to={addressOf(next.key)} small>
                {t('candidate.nextStep', 'Next: {{part}} (+{{weight}})', {
                  part: strengthInWords(t, next.key),
                  weight: next.weight,
                })}
              </ButtonLink>
            </Row>
          </Card>
        )
      }
    </Loaded>
  );
}
