import type { CandidateStrength } from '@nukkad/contract/hiring/candidate/candidate.model';
import IconOpen from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { List, Note, Paragraph, Row } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { addressOf, strengthInWords } from './profile-steps.ts';
import styles from './candidate.module.css';

/** How complete the profile is, the next best step, and what else is open. */
export function ProfileStrength({
  strength: { percent, parts, next, isComplete },
}: {
  strength: CandidateStrength;
}) {
  const { t } = useTranslation();
  const open = parts.filter((part) => !part.done);
  return (
    <Card>
      <Paragraph size={1.6} weight={750}>
        {t('candidate.percent', '{{percent}}% complete', { percent })}
      </Paragraph>
      <progress className={styles.bar} max={100} value={percent} aria-hidden="true" />
      <Note above={0.5}>
        {isComplete
          ? t('candidate.complete', 'You can apply for jobs, and businesses can find you.')
          : t('candidate.incomplete', 'Add your work, place, pay and start to apply for jobs.')}
      </Note>
      {next && (
        <Row above={0.75}>
          <ButtonLink to={addressOf(next.key)}>
            {t('candidate.nextStep', 'Next: {{part}} (+{{weight}})', {
              part: strengthInWords(t, next.key),
              weight: next.weight,
            })}
          </ButtonLink>
        </Row>
      )}
      <List gap={0} above={0.5} hidesEmpty>
        {open.map(({ key, weight }) => (
          <Row as="li" key={key} gap={0.6} align="center" justify="space-between">
            <Link to={addressOf(key)} className={styles.part}>
              <IconOpen size={20} aria-hidden />
              {strengthInWords(t, key)}
            </Link>
            <span>{`+${weight}`}</span>
          </Row>
        ))}
      </List>
    </Card>
  );
}
