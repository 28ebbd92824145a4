import type { ReactNode } from 'react';
import type { MemberCard } from '@nukkad/contract/network/member/member.model';
import { MemberLine } from '../../nouns/member/member-line.tsx';
import { CardGrid } from '../../ui/page/card-grid.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Row, Stack } from '../../ui/page/parts.tsx';
import { MemberActs, type ActedOn } from './member-acts.tsx';
import { MemberDialogs } from './member-dialogs.tsx';

type Row = ActedOn & { readonly member: MemberCard };

/** Members, on a desk beside each other, each with what one may do, and the dialogs of all. */
export function MemberRows<Item extends Row>({
  items,
  about,
  words,
  more,
}: {
  items: readonly Item[];
  /** Below the name. */
  about?: (item: Item) => ReactNode;
  /** What the member wrote. */
  words?: (item: Item) => ReactNode;
  /** Beside the acts. */
  more?: (item: Item) => ReactNode;
}) {
  return (
    <>
      <CardGrid>
        {items.map((item) => (
          <Card as="li" quiet key={item.member.memberId}>
            <Stack gap={0.75}>
              <MemberLine member={item.member} as="h2">
                {about?.(item)}
              </MemberLine>
              {words?.(item)}
              <Row gap={0.6} align="center">
                <MemberActs of={item} />
                {more?.(item)}
              </Row>
            </Stack>
          </Card>
        ))}
      </CardGrid>
      <MemberDialogs members={items} />
    </>
  );
}
