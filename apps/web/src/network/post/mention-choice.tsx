import { listMentionable } from '@nukkad/contract/network/post/post.api';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Avatar } from '../../ui/mark/avatar.tsx';
import { Small } from '../../ui/page/parts.tsx';
import styles from './new-post.module.css';

const begun = /(?:^|\s)@(?<typed>[A-Za-z0-9-]{2,30})$/;

/** What is typed behind the last @ of the words; null: nothing is being named. */
export const typedHandle = (words: string): string | null => begun.exec(words)?.groups?.['typed'] ?? null;

/** The words with this member named in place of what was typed of it. */
export const withHandle = (words: string, handle: string): string =>
  `${words.slice(0, words.lastIndexOf('@'))}@${handle} `;

/** Members whom the words may go on to name; nothing while no one is being named. */
export function MentionChoice({ words, onChange }: { words: string; onChange: (words: string) => void }) {
  const { t } = useTranslation();
  const typed = typedHandle(words);
  const found = useAsked(listMentionable, typed === null ? null : { query: { q: typed } });
  const members = found.data?.items ?? [];
  if (typed === null || members.length === 0) return null;
  return (
    <ul className={styles.members} aria-label={t('post.mention', 'Mention a member')}>
      {members.map(({ memberId, name, handle, photoUrl }) => (
        <li key={memberId}>
          <button type="button" onClick={() => onChange(withHandle(words, handle))}>
            <Avatar name={name} src={photoUrl} size={32} />
            <span translate="no">
              {name} <Small>@{handle}</Small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
