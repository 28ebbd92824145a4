import type { MemberCard } from '@nukkad/contract/network/member/member.model';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../ui/mark/avatar.tsx';
import { Note, Stack } from '../../ui/page/parts.tsx';
import styles from './member-line.module.css';

/** The page of a member, as a signed-in person has it. */
export const memberAddress = ({ handle }: Pick<MemberCard, 'handle'>): string => `/network/people/${handle}`;

/** A member as it is named beside what it says: picture, name with the way to its page, headline or place, and what comes with it. */
export function MemberLine({
  member,
  children,
  as: Name = 'h3',
}: {
  member: MemberCard;
  /** Below the name: when, why, how many in common. */
  children?: ReactNode;
  as?: 'h2' | 'h3' | 'strong';
}) {
  const { name, photoUrl, headline, place } = member;
  return (
    <div className={styles.line}>
      <Avatar name={name} src={photoUrl} size={48} />
      <Stack gap={0.1} narrows>
        <Name className={styles.name}>
          <Link to={memberAddress(member)} translate="no">
            {name}
          </Link>
        </Name>
        {(headline || place) && <Note size="sm">{[headline, place].filter(Boolean).join(' · ')}</Note>}
        {children && (
          <Note as="span" size="sm">
            {children}
          </Note>
        )}
      </Stack>
    </div>
  );
}
