import { seenOfMembership } from '@nukkad/contract/identity/staff/staff.api';
import type { TeamMember } from '@nukkad/contract/identity/staff/staff.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Avatar } from '../../ui/mark/avatar.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { Rating } from '../../ui/mark/rating.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { leave, useTeam } from './staff.queries.ts';
import { Grid, Row } from '../../ui/page/parts.tsx';
import styles from './staff.module.css';

const leaveDialog = 'leave-team';

function Colleague({ member }: { member: TeamMember }) {
  const { t, plural } = useTranslation();
  return (
    <Card as="li" quiet className={styles.head}>
      <Avatar name={member.fullName} size={44} />
      <div>
        <p>
          <strong>{member.fullName}</strong>
          {member.isMe && ` · ${t('team.me', 'you')}`}
        </p>
        <p className={styles.dim}>
          {member.designation ||
            (member.isProfessional ? t('staff.doesJobs', 'Takes jobs') : t('staff.office', 'Office'))}
        </p>
        {member.isMe && (
          <Link to={`/users/sub-users-list/${member.staffId}`} className={styles.dim}>
            {t('team.ownPage', 'View your page')}
          </Link>
        )}
        {member.jobsDone > 0 && (
          <p className={styles.dim}>
            <Rating value={member.rating} />{' '}
            {plural('team.jobs', member.jobsDone, {
              one: '{{count}} job done',
              other: '{{count}} jobs done',
            })}
          </p>
        )}
      </div>
    </Card>
  );
}

/** Those one works with, and the way out. */
export function OwnTeam({ companyName, onLeft }: { companyName: string; onLeft: () => Promise<void> }) {
  const { t } = useTranslation();
  const list = useTeam();
  const dialog = useUrlDialog(leaveDialog);
  const leaving = useDialogLink(leaveDialog);
  const members = list.data?.pages.flatMap((page) => page.items);
  const own = members?.find(({ isMe }) => isMe);
  return (
    <>
      <Listed list={list} waiting={<ListSkeleton count={4} />} empty={null}>
        {(shown) => (
          <Grid as="ul" least={20} gap={0.75} keepsRoom above={1} below={1}>
            {shown.map((member) => (
              <Colleague key={member.staffId} member={member} />
            ))}
          </Grid>
        )}
      </Listed>
      {own && (
        <Section
          title={t('team.leave', 'Leave team')}
          lead={t('team.leave.lead', 'If you come back, you keep your ratings and finished jobs.')}
        >
          <Row gap={0.5}>
            <ButtonLink {...leaving} tone="plain">
              {t('team.leave', 'Leave team')}
            </ButtonLink>
          </Row>
        </Section>
      )}
      {own && (
        <Question
          dialog={dialog}
          title={t('team.leave.title', 'Leave {{company}}?', { company: companyName })}
          consequences={[
            t('team.leave.rights', 'You lose access to this business at once.'),
            t('team.leave.jobs', 'Your open jobs must be assigned to someone else first.'),
            t('team.leave.back', 'To come back, you need a new invitation.'),
          ]}
          confirm={t('team.leave.confirm', 'Leave')}
          danger
          send={leave}
          request={(seen) => ({ staffId: own.staffId, seen: seen(seenOfMembership(companyName, own)) })}
          onSent={onLeft}
        />
      )}
    </>
  );
}
